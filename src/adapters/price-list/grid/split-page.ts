import type { RuledLine, TextPage } from '#price-list/page/text-page.ts';

/**
 * Cuts a page at these heights into several, each as wide. Lines that run down through a cut, or along it, are on both sides; texts stand on the page
 * where their line is.
 */
export function splitPage({ width, height, items, rules }: TextPage, cuts: readonly number[]): TextPage[] {
  const edges = [0, ...cuts, height];
  const pageOf = (y: number) => edges.findLastIndex((edge) => edge < y);
  const itemsOf = Map.groupBy(items, ({ y }) => pageOf(y));
  const acrossOf = Map.groupBy(rules.across, ({ at }) => pageOf(at));
  const alongCut = Map.groupBy(rules.across, ({ at }) => at);
  return edges.slice(0, -1).map((top, index) => {
    const bottom = edges[index + 1] ?? height;
    const within = ({ from, to, at }: RuledLine) => ({
      from: Math.max(from, top) - top,
      to: Math.min(to, bottom) - top,
      at,
    });
    return {
      width,
      height: bottom - top,
      items: (itemsOf.get(index) ?? []).map((item) => ({ ...item, y: item.y - top })),
      rules: {
        across: [...(alongCut.get(top) ?? []), ...(acrossOf.get(index) ?? [])].map((rule) => ({
          ...rule,
          at: rule.at - top,
        })),
        down: rules.down.filter(({ from, to }) => from < bottom && to > top).map(within),
        boxes: [],
      },
    };
  });
}
