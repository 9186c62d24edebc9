import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { findChangeDoubts, isChangeDoubt } from '#domain/pricing/match-doubts.ts';
import { type PriceRule, priceByRule } from '#domain/pricing/price-rule.ts';
import { applyDecisions, getDecisions } from '../selection/decisions.ts';
import type { MatchSelection } from '../selection/selection.ts';

type RuledPreview = { preview: PricePreview; selection: MatchSelection };

/**
 * A preview by another rule: its doubts about prices are others, and none is left about a markup that the seller changes;
 * what the seller decided stays.
 */
export function applyRule({ preview, selection }: RuledPreview, rule: PriceRule): RuledPreview {
  const listed = new Map(preview.lines.map(({ line, price }) => [line, price]));
  const current = new Map(preview.products.map(({ id, price }) => [id, price]));
  const changes = preview.matches.map(({ line, id }) => {
    return { price: priceByRule(rule, listed.get(line) ?? 0), current: current.get(id) ?? 0 };
  });
  const changeDoubts = findChangeDoubts(changes);
  const isMarkupChosen = rule.markup !== preview.rule.markup;
  const matches = preview.matches.map((match, index) => {
    const others = match.doubts.filter((doubt) => !isChangeDoubt(doubt) && !(isMarkupChosen && doubt === 'markup'));
    return { ...match, doubts: [...others, ...(changeDoubts[index] ?? [])] };
  });
  const ruled = { ...preview, rule, matches };
  return { preview: ruled, selection: applyDecisions(ruled, getDecisions(preview, selection)) };
}
