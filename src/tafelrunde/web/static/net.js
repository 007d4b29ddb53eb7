// One table's socket: hello, commands that are sent again until they are answered, and coming back after a break.
// Knows nothing of games or of what is shown.

const PROTOCOL = 2;
const PING_MS = 5000;
const SLOWEST_MS = 3000;

export class Line {
  constructor(code, on) {
    this.code = code;
    this.on = on; // { update, refused, state, gone }
    this.seq = 0;
    this.pending = new Map();
    this.tries = 0;
    this.ended = false;
    this.token = 0;
    this.connect();
  }

  connect() {
    if (this.ended) return;
    this.on.state("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/t/${this.code}/socket`);
    this.socket = socket;
    this.welcomed = false;
    socket.onopen = () => this.send({ t: "hello", protocol: PROTOCOL, seq: this.seq });
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lost(socket);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  do(command) {
    const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const message = { t: "do", id, command };
    this.pending.set(id, message);
    if (this.welcomed) this.send(message);
    return id;
  }

  hear(message) {
    this.heardAt = performance.now();
    switch (message.t) {
      case "update":
        this.seq = message.seq;
        if (message.ack !== null) this.pending.delete(message.ack);
        if (!this.welcomed) this.welcome();
        this.on.update(message);
        break;
      case "refused":
        if (message.id !== null) this.pending.delete(message.id);
        this.on.refused(message.key, message.details);
        break;
      case "bye":
        if (message.reason === "wire.stale") location.reload();
        break;
    }
  }

  welcome() {
    this.welcomed = true;
    this.tries = 0;
    this.on.state("online");
    for (const message of this.pending.values()) this.send(message);
    this.pinging = setInterval(() => this.ping(), PING_MS);
  }

  ping() {
    if (performance.now() - this.heardAt > 2 * PING_MS) {
      this.lost(this.socket);
      return;
    }
    this.token += 1;
    this.send({ t: "ping", token: this.token });
  }

  async lost(socket) {
    if (socket !== this.socket || this.ended) return;
    clearInterval(this.pinging);
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.on.state("offline");
    if (!this.welcomed && (await this.isGone())) {
      this.ended = true;
      return;
    }
    this.tries += 1;
    const wait = Math.min(SLOWEST_MS, 200 * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
    setTimeout(() => this.connect(), wait);
  }

  // A refused handshake looks like a broken line: ask in plain words whether the table and we are still known.
  async isGone() {
    try {
      const [table, me] = await Promise.all([fetch(`/api/tables/${this.code}`), fetch("/api/me")]);
      if (table.status === 404) this.on.gone("table");
      else if (me.ok && (await me.json()).name === null) this.on.gone("session");
      else return false;
      return true;
    } catch {
      return false;
    }
  }

  end() {
    this.ended = true;
    clearInterval(this.pinging);
    this.socket.onclose = null;
    this.socket.close();
  }
}
