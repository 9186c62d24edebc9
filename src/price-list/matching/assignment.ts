import type { NameDoubt } from '#domain/pricing/match-doubts.ts';
import type { Remarks } from '../similarity/name-similarity.ts';

/** A possible pair, its score, what speaks against it, and where the row has words that may be mere remarks. */
export type Edge = {
  row: number;
  product: number;
  score: number;
  doubts?: readonly NameDoubt[] | undefined;
  remarks?: Remarks | undefined;
};

/**
 * The pairs with the highest total score, each row and each product in one at most. Parts that have nothing to do with
 * each other are solved apart, so that thousands of rows cost little.
 */
export function bestPairs(edges: readonly Edge[]): Edge[] {
  return components(edges).flatMap((part) => (part.length === 1 ? part : solveAssignment(part)));
}

function components(edges: readonly Edge[]): Edge[][] {
  const parent = new Map<string, string>();
  const root = (key: string): string => {
    let at = key;
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up;
    return at;
  };
  for (const { row, product } of edges) parent.set(root(`r${row}`), root(`p${product}`));
  const parts = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = root(`p${edge.product}`);
    const part = parts.get(key);
    if (part) part.push(edge);
    else parts.set(key, [edge]);
  }
  return [...parts.values()];
}

/** The Hungarian method on one part; impossible pairs score 0. */
function solveAssignment(edges: readonly Edge[]): Edge[] {
  const rows = [...new Set(edges.map(({ row }) => row))];
  const products = [...new Set(edges.map(({ product }) => product))];
  const score = new Map(edges.map((edge) => [`${edge.row} ${edge.product}`, edge]));
  const transposed = products.length > rows.length;
  const [down, across] = transposed ? [rows, products] : [products, rows];
  const edgeAt = (i: number, j: number) => {
    const [a = -1, b = -1] = [down[i], across[j]];
    return transposed ? score.get(`${a} ${b}`) : score.get(`${b} ${a}`);
  };
  const columns = cheapest(down.length, across.length, (i, j) => -(edgeAt(i, j)?.score ?? 0));
  return columns.flatMap((j, i) => edgeAt(i, j) ?? []);
}

/** For each of n lines its column of m ≥ n, with the least cost in all. */
function cheapest(n: number, m: number, cost: (line: number, column: number) => number): number[] {
  const u = new Float64Array(n + 1);
  const v = new Float64Array(m + 1);
  const matched = new Int32Array(m + 1);
  const way = new Int32Array(m + 1);
  for (let line = 1; line <= n; line++) {
    matched[0] = line;
    let column = 0;
    const least = new Float64Array(m + 1).fill(Number.POSITIVE_INFINITY);
    const done = new Uint8Array(m + 1);
    do {
      done[column] = 1;
      const at = matched[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let j = 1; j <= m; j++) {
        if (done[j]) continue;
        const reduced = cost(at - 1, j - 1) - (u[at] ?? 0) - (v[j] ?? 0);
        if (reduced < (least[j] ?? 0)) {
          least[j] = reduced;
          way[j] = column;
        }
        if ((least[j] ?? 0) < delta) [delta, next] = [least[j] ?? 0, j];
      }
      for (let j = 0; j <= m; j++) {
        if (done[j]) {
          u[matched[j] ?? 0] = (u[matched[j] ?? 0] ?? 0) + delta;
          v[j] = (v[j] ?? 0) - delta;
        } else least[j] = (least[j] ?? 0) - delta;
      }
      column = next;
    } while (matched[column] !== 0);
    for (; column !== 0; column = way[column] ?? 0) matched[column] = matched[way[column] ?? 0] ?? 0;
  }
  const result: number[] = [];
  for (let j = 1; j <= m; j++) if (matched[j]) result[(matched[j] ?? 1) - 1] = j - 1;
  return result;
}
