// Which modules travel together: all that the first page needs in few files.

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The modules without which nothing is shown, and those of the first page alone. */
export function firstPage(root: string): (id: string, graph: Graph) => string | null {
  const known = new Map<string, Set<string>>();
  const needs = (entry: string, graph: Graph): Set<string> => {
    const found = known.get(entry) ?? new Set<string>();
    if (known.has(entry)) return found;
    known.set(entry, found);
    const waiting = [`${root}/${entry}`];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  };
  return (id, graph) => {
    if (id === `${root}/src/main.ts`) return null;
    if (needs("src/main.ts", graph).has(id)) return "base";
    if (!needs("src/home/Home.svelte", graph).has(id)) return null;
    return id.startsWith(`${root}/src/home/`) ? "home" : "base";
  };
}
