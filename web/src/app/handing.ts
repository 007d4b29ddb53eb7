// Handing a text on: by the system's share sheet, by the clipboard, and on a LAN without either.
// Must not know what is handed on.

/** Copies it; plain http has no clipboard of its own, so there a field that nobody sees is copied the old way. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedTheOldWay(text);
  }
}

function copiedTheOldWay(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  field.remove();
  before?.focus();
  return done;
}

/** Is there a share sheet here? */
export const canShare = typeof navigator.share === "function";

/** Offers it to the share sheet; who thinks better of it has done nothing wrong. */
export async function shared(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch {
    // thought better of it
  }
}
