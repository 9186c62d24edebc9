import { groupAdjacent } from '../page/group-adjacent.ts';
import { isFlavor } from '../similarity/comparison-context.ts';
import type { ItemName, NameWord } from '../similarity/item-name.ts';
import { isGarment } from '../sizes/quantities.ts';
import { COLOR_WORDS, STOP_WORDS, stemWord } from '../text/word-forms.ts';
import type { NormalizedRow } from './normalize.ts';

/** Flavors of two words. */
const PAIRS = new Set(
  `dulce leche|frutos rojos|frutos bosque|cookies cream|chocolate blanco|chocolate leche|chocolate suizo|fruit punch|tutti frutti|blue razz|crema americana|peanut butter|salted caramel
  caramelo salado|banana split|chocolate mani|chocolate avellana|white chocolate|doble chocolate|double chocolate|frutas tropicales|pina colada|granada berry|mix berries|manzana verde`.split(
    /[|\n]\s*/,
  ),
);
const NONE = { flavors: new Set<string>(), known: new Set<string>() };

/** One row for each of several flavors ('Banana - Frutilla - Vainilla') or sizes of clothes that a row lists; else none. */
export function expandVarieties(row: NormalizedRow): NormalizedRow[] {
  const { quantities } = row.name;
  const garments = quantities.filter(isGarment);
  if (garments.length > 1)
    return garments.map((size) => {
      const own = quantities.filter((one) => one === size || !isGarment(one));
      return { ...row, name: { ...row.name, quantities: own } };
    });
  const listed = listedVarieties(row.name.words);
  if (listed.length > 1) {
    const all = new Set(listed.flat());
    const rest = row.name.words.filter((word) => !all.has(word));
    return listed.map((flavor) => ({ ...row, name: { ...row.name, words: [...rest, ...flavor] }, noted: new Set() }));
  }
  const noted = row.notes.flatMap(noteFlavors);
  if (noted.length < 2) return [];
  return noted.map((flavor) => ({ ...row, noted: new Set(flavor.map(({ text }) => stemWord(text))) }));
}

function noteFlavors({ words }: ItemName): NameWord[][] {
  const listed = listedVarieties(words);
  return listed.length > 0 || words.length === 0 || !words.every(isOfFlavor) ? listed : [words];
}

function isOfFlavor(word: NameWord): boolean {
  return isFlavor(word, NONE) || STOP_WORDS.has(word.text) || word.text === '+';
}

/** Several flavors, or what is said to be one or the other: 'negro o blanco, mismo precio'. */
function listedVarieties(words: readonly NameWord[]): NameWord[][] {
  const flavors = listedFlavors(words);
  return flavors.length > 1 ? flavors : alternatives(words);
}

/** The words beside 'o', both flavors or colors, or neither: 'queso o jamón'. */
function alternatives(words: readonly NameWord[]): NameWord[][] {
  const at = words.findIndex(({ text }) => text === 'o');
  const [last, next] = [words[at - 1], words[at + 1]];
  const isVariety = (word: NameWord) => isFlavor(word, NONE) || COLOR_WORDS.has(word.text);
  const areAlike = last && next && isVariety(last) === isVariety(next);
  return areAlike && [last, next].every(isWord) ? [[last], [next]] : [];
}

const isWord = ({ text }: NameWord) => /^\p{L}{3,}$/u.test(text) && text !== 'sin' && !STOP_WORDS.has(text);

/** Before its first comma a list of flavors has only the last one. */
function listedFlavors(words: readonly NameWord[]): NameWord[][] {
  const stretches = flavorStretches(words);
  const runs = stretches.filter((run) => run.length > 1);
  if (runs.length === 1) return (runs[0] ?? []).map((part, at) => (at === 0 ? lastFlavor(part) : part));
  const [alone, other] = stretches;
  const [part = []] = other === undefined && alone?.length === 1 ? alone : [];
  const apart = inFlavors(part);
  // 'naranja mango' is one flavor, 'limón y sandía' are two.
  const isPair = apart.length === 2 && part.some(({ text }) => text === 'y' || text === 'o');
  return apart.length > 2 || isPair ? apart : [];
}

/** Runs of flavors, each split at commas, dashes and brackets. */
function flavorStretches(words: readonly NameWord[]): NameWord[][][] {
  const runs = groupAdjacent(words, (word, last) => isOfFlavor(word) && isOfFlavor(last));
  const hasFlavor = (part: readonly NameWord[]) => part.some((word) => isFlavor(word, NONE));
  return runs.filter(hasFlavor).map((run) => groupAdjacent(run, ({ apart }) => !apart).filter(hasFlavor));
}

function lastFlavor(part: readonly NameWord[]): NameWord[] {
  return part[0]?.apart ? [...part] : (inFlavors(part).at(-1) ?? []);
}

function inFlavors(part: readonly NameWord[]): NameWord[][] {
  const isPair = (word: NameWord, last: NameWord, first: NameWord) =>
    last === first && PAIRS.has(`${last.text} ${word.text}`);
  return groupAdjacent(
    part.filter((word) => isFlavor(word, NONE)),
    isPair,
  );
}
