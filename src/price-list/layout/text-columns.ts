import { UNIT_BY_NAME } from '../sizes/units.ts';
import { isPriced, middleOf, type PrintedLine, type Word } from './printed-line.ts';

/** A column of text, from the leftmost to the rightmost point that its words cover. */
export type Span = { left: number; right: number };

/** In sizes of letters: words that are nearer are covered as one text. */
const SPACE = 0.36;
/** Share of the lines that may run over the space between two columns. */
const MAX_CROSSING = 0.05;
/** In points: the narrowest space between columns of many lines. */
const MIN_GAP = 1.5;
/** The same in sizes of letters, of so few lines that words may leave a space by chance. */
const FEW_LINES = 8;
const GAP_OF_FEW = 0.65;

/** The columns of lines with prices: what they cover of the width, parted where hardly any line has a word. */
export function findTextColumns(lines: readonly PrintedLine[], headers: readonly Span[] = []): Span[] {
  const priced = lines.filter(isPriced);
  // 'Sin stock' may stand over several columns.
  const isOfOne = ({ amount }: Word) => amount?.kind !== 'none';
  const runs = priced.map(({ words }) =>
    toRuns(words.some(isPesos) || priced.some((line) => line.words.some(isPesos)) ? words.filter(isOfOne) : words),
  );
  const size = medianSize(priced);
  const from = Math.floor(Math.min(...runs.flat().map(({ left }) => left)));
  const to = Math.ceil(Math.max(...runs.flat().map(({ right }) => right)));
  if (!Number.isFinite(from) || !Number.isFinite(to)) return [];
  const covered = new Uint32Array(to - from + 1);
  for (const { left, right } of runs.flat())
    for (let x = Math.round(left - from); x <= Math.round(right - from); x++) covered[x] = (covered[x] ?? 0) + 1;
  const limit = Math.floor(MAX_CROSSING * priced.length);
  const gap = priced.length < FEW_LINES ? GAP_OF_FEW * size : MIN_GAP;
  const spans: Span[] = [];
  for (const [x, count] of covered.entries()) {
    if (count <= limit) continue;
    const last = spans.at(-1);
    if (last && x + from - last.right <= gap) last.right = x + from;
    else spans.push({ left: x + from, right: x + from });
  }
  const parted = spans.flatMap((span) => {
    const own = headers.filter(
      (header) =>
        overlaps(header, span) ||
        (!spans.some((one) => overlaps(header, one)) && spans[columnOf(header, spans)] === span),
    );
    return splitUnder(span, { headers: own, lines: priced });
  });
  return withSparse(parted, { runs: runs.flat(), headers });
}

/** In points: words that begin so near to each other are aligned. */
const ALIGNED = 1.5;

/** Whether two columns or texts share some of the width, a point more or less. */
export const overlaps = (a: Span, b: Span) => a.left < b.right + 1 && a.right > b.left - 1;

/** A column under several headers, parted where no word of it runs over the place between two of them. */
function splitUnder(
  span: Span,
  { headers, lines }: { headers: readonly Span[]; lines: readonly PrintedLine[] },
): Span[] {
  const own = headers.toSorted((a, b) => a.left - b.left);
  const words = lines.flatMap((line) =>
    withMeasures(line.words).filter((word) => middleOf(word) >= span.left && middleOf(word) <= span.right),
  );
  const limit = Math.floor(MAX_CROSSING * lines.length);
  let rest = span;
  const parts: Span[] = [];
  for (const [index, header] of own.entries()) {
    const before = own[index - 1];
    if (!before) continue;
    const places = words
      .map(({ left }) => left)
      .filter((left) => left > before.left && left < header.right && left > rest.left + 1);
    const beginning = (place: number) => words.filter(({ left }) => Math.abs(left - place) < ALIGNED).length;
    const cut = places
      .filter((place) => words.filter(({ left, right }) => left < place - 0.5 && right > place + 0.5).length <= limit)
      .toSorted((a, b) => beginning(b) - beginning(a) || Math.abs(a - header.left) - Math.abs(b - header.left))[0];
    if (cut === undefined) continue;
    const end = Math.max(
      rest.left,
      ...words.filter(({ left }) => left < cut - 0.5).map(({ right }) => Math.min(right, cut - 0.1)),
    );
    parts.push({ left: rest.left, right: end });
    rest = { left: cut, right: rest.right };
  }
  return [...parts, rest];
}

/**
 * Also columns that hardly any line fills, such as brands that are printed once for many products. What stands beside a
 * column under the header of it belongs to it: 'a definir' to the left of right-aligned prices.
 */
function withSparse(
  parted: readonly Span[],
  { runs, headers }: { runs: readonly Span[]; headers: readonly Span[] },
): Span[] {
  const spans = parted.map((span) => ({ ...span }));
  const all = [...spans];
  for (const { left, right } of runs) {
    if (all.some((span) => left <= span.right && right >= span.left)) continue;
    const header = headers.find((one) => overlaps(one, { left, right }));
    const own = header && spans.find((span) => overlaps(span, header));
    if (own) [own.left, own.right] = [Math.min(own.left, left), Math.max(own.right, right)];
    else all.push({ left, right });
  }
  const widened = all.map((span) =>
    spans.includes(span)
      ? span
      : {
          left: span.left,
          right: Math.max(
            ...runs
              .filter(
                ({ left, right }) =>
                  left <= span.right &&
                  right >= span.left &&
                  !spans.some((one) => left <= one.right && right >= one.left),
              )
              .map(({ right }) => right),
          ),
        },
  );
  return widened.toSorted((a, b) => a.left - b.left);
}

/** The column that a word is in: the one that holds its middle, else the nearest. */
export function columnOf(word: Span, columns: readonly Span[]): number {
  const middle = middleOf(word);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { left, right }] of columns.entries()) {
    const distance = Math.max(left - middle, middle - right, 0);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

function isPesos({ amount }: Word): boolean {
  return amount?.kind === 'pesos';
}

function toRuns(words: readonly Word[]): Span[] {
  const runs: (Span & { isPrice: boolean })[] = [];
  for (const { left, right, size, amount, joined } of withMeasures(words)) {
    const last = runs.at(-1);
    const isPrice = amount !== undefined;
    if (last && !isPrice && !last.isPrice && (joined || left - last.right < SPACE * size))
      last.right = Math.max(last.right, right);
    else runs.push({ left, right, isPrice });
  }
  return runs;
}

/** In sizes of letters: how far a unit may stand behind its number. */
const MEASURE_SPACE = 0.7;

/** The words with numbers and their units put together: '3,8 kg'. */
function withMeasures(words: readonly Word[]): Word[] {
  const together: Word[] = [];
  for (const word of words) {
    const last = together.at(-1);
    const isUnit = last && /^\d[\d.,]*$/.test(last.text) && Object.hasOwn(UNIT_BY_NAME, word.text.toLowerCase());
    if (isUnit && word.left - last.right < MEASURE_SPACE * word.size)
      together.splice(-1, 1, { ...last, text: `${last.text} ${word.text}`, right: word.right });
    else together.push(word);
  }
  return together;
}

function medianSize(lines: readonly PrintedLine[]): number {
  const sizes = lines.flatMap(({ words }) => words.map(({ size }) => size)).toSorted((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}
