import { isPriceCaption } from '../column-headers/column-header.ts';
import type { Cell } from '../page/cell.ts';

/** Words that the name of a price begins with where it stands right before its price. */
const BEGINS =
  /^(?:precio|precios|pvp|p\.?v\.?p\.?|p[uú]blico|sugerido|psvp|lista|ahora|antes|hoy|nuevo|p\.?|anterior|contado|efectivo|costo|mayorista|minorista|unidad|unitario|mayor\.?|may\.?|p[uú]b\.?|min\.?|gremio|distrib\.?|distribuidor|sug\.?|reventa|revendedor|revend\.?|rev\.?|final|pesos|ars)$/i;
/** Whether a text of its own, right before a price, says which one that is. */
export function isPriceLabelText(text: string): boolean {
  return BEGINS.test(text.split(/\s+/)[0]?.replace(/^\(|:$/g, '') ?? '') && isPriceCaption(text);
}

const BETWEEN = /^[=:→➜➔➞⇒►▶»>|–—*-]+$/u;

/** '12' beside a price is how many there are in a box. */
function isCount({ text, amount }: Cell): boolean {
  return amount?.kind === 'pesos' && !amount.confident && /^\d{1,2}$/.test(text);
}

/** The words at the end of a text that say which price follows, apart from the name before them. */
export function withoutTrailingLabel(cell: Cell, next: Cell | undefined): Cell[] {
  // Strokes between the fields of a file are no arrows.
  const strokes = /\|.*\|/.test(cell.text.replace(/\([^)]*\)/g, ''));
  if (cell.amount || next?.amount?.kind !== 'pesos' || isCount(next) || strokes) return [cell];
  const words = cell.text.split(/\s+|(?<=\))(?=\p{L}{3})/u);
  const from = words.findIndex((word, index) => {
    const label = words.slice(index).filter((one) => !BETWEEN.test(one));
    const begins = BEGINS.test(word.replace(/^\(|:$/g, '')) || BETWEEN.test(words[index - 1] ?? '');
    return index > 0 && begins && isPriceCaption(label.join(' '));
  });
  const end = trimmed(words.slice(0, from === -1 ? words.length : from));
  if (end === words.length) return [cell];
  const letter = (cell.right - cell.left) / cell.text.length;
  const name = words.slice(0, end).join(' ');
  const middle = cell.left + name.length * letter;
  const label =
    from === -1
      ? ''
      : words
          .slice(from)
          .join(' ')
          .replace(/^\(|:$/g, '');
  const named = { ...cell, text: name, right: middle };
  return label === '' ? [named] : [named, { ...cell, text: label, left: Math.min(middle + letter, cell.right - 1) }];
}

/** How many words are left without the arrows and dashes at the end. */
function trimmed(words: readonly string[]): number {
  let end = words.length;
  while (end > 1 && BETWEEN.test(words[end - 1] ?? '')) end -= 1;
  return end;
}
