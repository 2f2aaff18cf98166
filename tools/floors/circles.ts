/**
 * The circles of a graph: groups of nodes that reach each other (strongly connected components of more than one
 * node, by Tarjan's algorithm), in the order of the graph.
 */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  const visit = (node: string): number => {
    const number = order.size;
    order.set(node, number);
    path.push(node);
    let low = number;
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? number);
    }
    lowest.set(node, low);
    if (low === number) {
      const group = path.splice(path.indexOf(node));
      if (group.length > 1) circles.push(group.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}
