// The plain requests, typed by the server's own registry. Must not know who asks, nor show anything.
import type { Endpoints, No } from "../protocol.gen";

export type Name = keyof Endpoints;

/** A request that was answered with a reason, or not at all (`web.unreachable`). */
export class Refusal extends Error {
  readonly key: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly status: number;

  constructor(key: string, details: Readonly<Record<string, string | number>> = {}, status = 0) {
    super(key);
    this.key = key;
    this.details = details;
    this.status = status;
  }
}

/** How and where each request is made; the types hold it to the server's registry. */
const WHERE: { readonly [N in Name]: Pick<Endpoints[N], "method" | "path"> } = {
  me: { method: "GET", path: "/api/me" },
  name_me: { method: "POST", path: "/api/me" },
  games: { method: "GET", path: "/api/games" },
  lobby: { method: "GET", path: "/api/tables" },
  open_table: { method: "POST", path: "/api/tables" },
  look_up: { method: "GET", path: "/api/tables/{key}" },
  qr: { method: "GET", path: "/api/tables/{key}/qr.svg" },
  rematch: { method: "POST", path: "/api/tables/{key}/rematch" },
  hint: { method: "GET", path: "/api/tables/{key}/hint" },
  match: { method: "POST", path: "/api/match" },
  my_tables: { method: "GET", path: "/api/me/tables" },
  results: { method: "GET", path: "/api/results" },
  result: { method: "GET", path: "/api/results/{id}" },
  replay: { method: "GET", path: "/api/results/{id}/replay" },
  explained: { method: "GET", path: "/api/results/{id}/explained" },
  exported: { method: "GET", path: "/api/results/{id}/log.jsonl" },
  bring_in: { method: "POST", path: "/api/results" },
  ratings: { method: "GET", path: "/api/ratings/{game}" },
  solo_kinds: { method: "GET", path: "/api/solo" },
  solo_records: { method: "GET", path: "/api/solo/{game}/{kind}" },
  daily: { method: "GET", path: "/api/daily" },
  daily_times: { method: "GET", path: "/api/daily/times" },
  daily_begin: { method: "POST", path: "/api/daily/begin" },
  daily_solve: { method: "POST", path: "/api/daily/solve" },
  my_results: { method: "GET", path: "/api/me/results" },
  my_statistics: { method: "GET", path: "/api/me/statistics" },
  my_solo: { method: "GET", path: "/api/me/solo" },
  my_data: { method: "GET", path: "/api/me/data" },
  forget_me: { method: "POST", path: "/api/me/forget" },
  leave: { method: "POST", path: "/api/me/leave" },
  account: { method: "GET", path: "/api/account" },
  open_account: { method: "POST", path: "/api/account" },
  enter: { method: "POST", path: "/api/account/enter" },
  recover: { method: "POST", path: "/api/account/recover" },
};

/** Makes a request; `{key}` in its path is filled from `params`, the others stand behind it. Throws Refusal. */
export async function ask<N extends Name>(
  name: N,
  body: Endpoints[N]["body"],
  params: Readonly<Record<string, string>> = {},
): Promise<Endpoints[N]["answer"]> {
  const { method, path } = WHERE[name];
  const rest = new URLSearchParams(params);
  const plain = path.replace(/\{(\w+)\}/g, (_, part: string) => {
    rest.delete(part);
    return encodeURIComponent(params[part] ?? "");
  });
  const where = rest.size > 0 ? `${plain}?${rest}` : plain;
  const how: RequestInit = { method };
  if (body !== null) {
    how.body = typeof body === "string" ? body : JSON.stringify(body);
    how.headers = { "content-type": typeof body === "string" ? "application/x-ndjson" : "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(where, how);
  } catch {
    throw new Refusal("web.unreachable");
  }
  if (response.ok) return (await response.json()) as Endpoints[N]["answer"];
  throw await refusalOf(response);
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const no = (await response.json()) as No;
    if (typeof no.key === "string") return new Refusal(no.key, no.details, response.status);
  } catch {
    // something between us and the server has answered in its own way
  }
  return new Refusal("web.unreachable", {}, response.status);
}
