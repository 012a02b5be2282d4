// The record of a game that is over, as a file.

import { api } from "../wire/api";

export async function download(id: string): Promise<void> {
  const text = await api.record(id);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${id}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
