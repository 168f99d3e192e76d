import type { Table } from "../lib/types";

export function inviteLink(table: Table): string {
  const invite = table.invite ? `?invite=${encodeURIComponent(table.invite)}` : "";
  return `${location.origin}/table/${table.id}${invite}`;
}

/** Copy to the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
