/** A path through the graph that returns to its start, or undefined when there is none. */
export function findCycle(edges: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const finished = new Set<string>();
  const visit = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (finished.has(node)) return undefined;
    for (const next of edges.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle) return cycle;
    }
    finished.add(node);
    return undefined;
  };
  for (const node of edges.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Cycles that share no node, one of each group of nodes that import each other. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const remaining = new Map(edges);
  const cycles: string[][] = [];
  for (let cycle = findCycle(remaining); cycle; cycle = findCycle(remaining)) {
    cycles.push(cycle);
    for (const node of cycle) remaining.delete(node);
  }
  return cycles;
}
