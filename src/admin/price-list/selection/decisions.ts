import type { PricePreview } from '#contract/admin/price-list.ts';
import { initialSelection, type MatchSelection, pairLine, replaceProduct, setSelected } from './selection.ts';

/** What the seller decided otherwise than was proposed, told so that it is found again when the file is read again. */
export type Decision = {
  line: number;
  text: string;
  id: number;
  /** The product's price when it was decided. */
  price: number;
  /** The price of the line. */
  listed: number;
  selected: boolean;
  isManual: boolean;
};

export function getDecisions({ lines, products, matches }: PricePreview, choice: MatchSelection): Decision[] {
  const lineAt = new Map(lines.map((line) => [line.line, line]));
  const priceOf = new Map(products.map(({ id, price }) => [id, price]));
  return choice
    .filter(({ key, isManual, selected }) => isManual || selected !== (matches[key]?.doubts.length === 0))
    .map(({ key: _, ...row }) => {
      const { text = '', price: listed = 0 } = lineAt.get(row.line) ?? {};
      return { ...row, text, price: priceOf.get(row.id) ?? 0, listed };
    });
}

/**
 * The choice for a preview after these decisions. A tick is kept only while the price is the one that was seen; for the
 * price of another column it says nothing.
 */
export function applyDecisions(preview: PricePreview, decisions: readonly Decision[]): MatchSelection {
  const lineAt = new Map(preview.lines.map((line) => [line.line, line]));
  const priceOf = new Map(preview.products.map(({ id, price }) => [id, price]));
  return decisions
    .filter(({ line, text, id }) => lineAt.get(line)?.text === text && priceOf.has(id))
    .reduce((choice, { line, id, price, listed, selected, isManual }) => {
      const at = choice.find((row) => row.line === line);
      if (!isManual && at?.id !== id) return choice;
      const paired = at ? replaceProduct(choice, { key: at.key, id }) : pairLine(choice, { line, id });
      const isSeen = lineAt.get(line)?.price === listed;
      if (selected && !isSeen && !isManual) return paired;
      const key = paired.find((row) => row.line === line)?.key ?? -1;
      return setSelected(paired, { keys: new Set([key]), on: selected && isSeen && priceOf.get(id) === price });
    }, initialSelection(preview));
}
