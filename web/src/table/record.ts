// The record of a game that is over, as a file.

import { api } from "../wire/api";
import { save } from "./picture";

export async function download(id: string): Promise<void> {
  save(new Blob([await api.record(id)], { type: "text/plain" }), `${id}.txt`);
}
