import { readAmount } from '../amounts/amount.ts';
import { brandWords, findBrands } from '../brands/brand-names.ts';
import { type CatalogueTerms, readHeading } from '../headings/heading.ts';
import { hasPrice } from './model-page.ts';
import type { ListPiece } from './records.ts';
import type { PageRegion } from './regions.ts';
import type { IsName } from './vocabulary.ts';

type Product = Extract<ListPiece, { kind: 'record' }>;

/** Products that follow each other in sentences: 'DELTA: Whey 1 kg $ 30.000 / 3 kg $ 80.000, Creatina falta.' */
export function readText(
  regions: readonly PageRegion[],
  { isName, ...terms }: CatalogueTerms & { isName: IsName },
): ListPiece[] {
  const pieces: ListPiece[] = [];
  const priced = regions.flatMap(({ lines }) => lines.flatMap(({ words }) => words.filter(({ isPrice }) => isPrice)));
  const areSigned = priced.filter(({ text }) => text.includes('$')).length > MOSTLY * priced.length;
  for (const { lines } of regions) {
    let name = '';
    let last: Product | undefined;
    for (const line of lines) {
      const { words } = line;
      const isHeading = !hasPrice(line) && words.some(({ text }) => readHeading(text, terms).kind === 'brand');
      if (isHeading || /^[^:,;$\d]{2,40}:(?:\s|$)/.test(words[0]?.text ?? '')) name = '';
      if (isHeading) {
        pieces.push({ kind: 'heading', texts: words.map(({ text }) => text) });
        last = undefined;
        continue;
      }
      for (const { text, label, isPrice } of words) {
        // Where prices have a sign a number without one is part of a name, unless the line before ends in the sign.
        if (!isPrice || (areSigned && !text.includes('$') && !name.endsWith('$'))) {
          name = `${name} ${text}`.trim();
          continue;
        }
        const { heading, rest } = splitHeading(name.replace(ENDING, ''), terms);
        if (heading !== undefined) pieces.push({ kind: 'heading', texts: [heading] });
        const own = withoutUnpriced(rest);
        name = '';
        if (last && !isName(own)) {
          last.prices.push({ text, label: label || own, at: last.prices.length });
          last.line = `${last.line} ${text}`;
          continue;
        }
        const [, size] = /^\/\s*(.+)$/.exec(own) ?? [];
        const full = size === undefined ? own : withSize(last?.name ?? '', size);
        last = {
          kind: 'record',
          name: full,
          brand: undefined,
          prices: [{ text, label, at: 0 }],
          line: `${full} ${text}`,
        };
        pieces.push(last);
      }
    }
  }
  return pieces;
}

const MOSTLY = 0.6;

/** What stands between a name and its price: 'Creatina 300 g a $ 20.000', 'Creatina 300 g ($ 20.000)'. */
const ENDING = /(?:\s+a|\s*[$(=:→–-])+$/;

/** 'DELTA: Whey 1 kg', 'De Delta tenemos: Whey 1 kg', 'Delta - Whey 1 kg' taken apart. */
function splitHeading(text: string, terms: CatalogueTerms): { heading?: string; rest: string } {
  const [, before = '', rest = ''] = /^([^:,]{2,40}?)(?::(?!\d)|\s[-–]\s)\s*(.*)$/.exec(text) ?? [];
  const [named, ...others] = new Set(findBrands(brandWords(before), terms.brands).map(({ name }) => name));
  const isBrand = named !== undefined && others.length === 0 && readHeading(before, terms).kind !== 'product';
  if (isBrand) return { heading: named, rest };
  return text.startsWith(`${before}:`) ? { heading: before, rest } : { rest: text };
}

/** 'Cookie falta, Gel 32 g' is about the gel. */
function withoutUnpriced(text: string): string {
  const parts = text.replace(/^[),;.•·|\s]+/, '').split(/,\s+(?![^(]*\))|;\s+/);
  const isUnpriced = (part: string) => readAmount(part.trim().split(' ').at(-1) ?? '')?.kind === 'none';
  const from = parts.findLastIndex((part) => part.includes(' ') && isUnpriced(part));
  return parts
    .slice(from + 1)
    .join(', ')
    .replace(/^[),;.•·|\s]+/, '');
}

/** The name before, with another size: 'Mass 2,7 kg' and '5,4 kg'. */
function withSize(name: string, size: string): string {
  const [, head = name] = /^(.*?)\s*(?:\bx\s*)?\d[\d.,]*\s*\p{L}+\.?(?:\s*\([^)]*\))?$/u.exec(name) ?? [];
  return `${head} ${size}`;
}
