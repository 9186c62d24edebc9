import type { Catalogue } from '../headings/catalogue-terms.ts';
import { textOf } from '../layout/printed-line.ts';
import { lastSizeOf, variantIn } from '../readers/name-variants.ts';
import { hasSize } from '../sizes/quantities.ts';
import { UNITS } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { STOP_WORDS } from '../text/word-forms.ts';
import { withSizesInDigits } from './written-sizes.ts';

type Names = Pick<Catalogue, 'hasWord'>;

/** What sentences say around names, and never in them unless the catalogue does. */
const TALK = new Set(
  `sale salen queda quedan vale valen cuesta cuestan esta estan estaba va van vuelve vuelven pasa pasan sube suben baja bajan sigue siguen
  mantiene mantienen arranca arrancan es son cotiza cotizan llega llegan viene vienen dejo pide piden pedir puedo tengo tienen hay
  antes estaban quedo quedaron cualquier paso
  me te se les lo nos que ya si ah eh no pero aunque idem id esto esta este ese esa esos esas solo ahora hoy apenas recien precio valor
  ademas tambien luego despues otro otra cada mientras mismo misma ultimo ultima chico chica chiquito chiquita grande comun
  decia decian dice dicen decir donde figuraba figuraban debe deben
  costar valer sigo seguimos continuo tamano tamanos medida medidas cualquiera igual dos tres cuatro`.split(/\s+/),
);
/** 'subió', 'costará', 'dejamos'; names that end so begin with a capital: 'Pirán'. */
const VERB = /^\p{Ll}{2,}(?:ó|aron|ieron|r(?:á|án)|[aei]mos)$/u;
const ARTICLES = new Set('el la los las del al un una unos unas su sus'.split(' '));
/** What joins words in a name, and a name to its sentence. */
const JOINTS = new Set([...ARTICLES, ...'y e o ni de con a en por'.split(' ')]);

type WordKind = 'name' | 'variety' | 'talk' | 'joint' | 'unknown';
type SentenceWord = { text: string; bare: string; kind: WordKind };

function toWords(text: string, { hasWord }: Names): SentenceWord[] {
  const words = text.split(' ');
  const bares = words.map((word) => normalizeText(word).replace(/[^\p{L}\d]/gu, ''));
  const kindOf = (word: string, at: number): WordKind => {
    const bare = bares[at] ?? '';
    const before = bares[at - 1] ?? '';
    const isUnit = /^\d+$/.test(before) && UNITS.has(bare);
    if ((/^x?\d/.test(bare) && !word.includes('%')) || isUnit || variantIn(bare) !== undefined) return 'variety';
    // 'te paso', but 'te verde'; 'más' is no 'mass', nor 'no, subió' a name with 'NO'.
    const isTalk =
      /^(?:más\P{L}*|no,)$/iu.test(word) || (bare === 'te' && word !== 'té' && !hasWord(bares[at + 1] ?? ''));
    if (!isTalk && hasWord(word)) return 'name';
    if (isTalk || TALK.has(bare) || VERB.test(word.replace(/\P{L}+$/u, '')) || before === 'se') return 'talk';
    return JOINTS.has(bare) || STOP_WORDS.has(bare) || bare === '' ? 'joint' : 'unknown';
  };
  return words.map((word, at) => ({ text: word, bare: bares[at] ?? '', kind: kindOf(word, at) }));
}

export function namesProduct(text: string, names: Names): boolean {
  return toWords(text, names).some(({ kind }) => kind === 'name');
}

/** Whether a text names a product, or only the size or flavor of one: 'y la de kilo?' */
export function isAboutProduct(text: string, names: Names): boolean {
  return toWords(text, names).some(({ kind }) => kind === 'name' || kind === 'variety');
}

/** The name in what is said before a price: 'Les puedo ofrecer el Iron Whey de 2 kg, que llegó ayer, a'. */
export function nameInSentence(text: string, names: Names): string {
  const words = lastSentence(toWords(text, names));
  const isSaid = words.some(({ kind }) => kind === 'name' || kind === 'variety');
  const isOf =
    (...kinds: WordKind[]) =>
    (word: SentenceWord) =>
      kinds.includes(word.kind);
  const isOther = ({ kind }: SentenceWord, at: number) => kind === 'unknown' && words[at - 1]?.bare === 'de';
  const first = [isOf('name'), isOther, isOf('variety'), isOf('unknown')]
    .map((test) => words.findIndex(test))
    .find((at) => at >= 0);
  if (first === undefined) return '';
  const last = words.findLastIndex(isSaid ? isOf('name', 'variety') : isOf('unknown'));
  const from = words.slice(0, first).findLastIndex(({ kind, bare, text: printed }, at) => {
    // 'ahh bueno. termic x 90?', as one writes in a chat.
    const isEnd = /\p{L}{4}[.!?]+$/u.test(printed) && /^\p{Ll}/u.test(words[at + 1]?.text ?? '');
    // '🤦' parts what is said, too.
    return kind === 'talk' || bare === '' || ARTICLES.has(bare) || isEnd || /[,:]$/.test(printed);
  });
  // '60 cápsulas: el nuevo precio será de'
  const end = words.findIndex(({ text: printed }, at) => at >= last && printed.endsWith(':'));
  const kept: SentenceWord[] = [];
  let isTalk = false;
  for (const [at, word] of words.entries()) {
    if (at <= from || (end >= 0 && at > end)) continue;
    // What follows talk belongs to it: 'es otra historia'.
    if (word.kind === 'talk') isTalk = true;
    else if (word.kind !== 'unknown' || /^\p{Lu}/u.test(word.text)) isTalk = isTalk && at > last;
    if (!isTalk) kept.push(word);
  }
  // 'el lino, el lino dorado'
  const lastAt = new Map(kept.map(({ bare }, at) => [bare, at]));
  const once = kept.filter(({ kind, bare }, at) => kind !== 'name' || lastAt.get(bare) === at);
  const isInside = ({ bare }: SentenceWord) => bare !== '' && !JOINTS.has(bare);
  const own = once.slice(Math.max(0, once.findIndex(isInside)), once.findLastIndex(isInside) + 1);
  return textOf(own).replace(/[\s,;:]+$/, '');
}

/** A text in two where it names two products of a kind with one price: 'cereal frutilla y cereal manzana 23 g'. */
export function splitNames(text: string, names: Names): string[] {
  const [, first, kind = '', second = ''] = SAME_KIND.exec(text) ?? [];
  const isName = first !== undefined && namesProduct(kind, names) && toWords(text, names).every(isNotTalk);
  return isName ? [`${first} ${lastSizeOf(second)}`.trim(), second] : [text];
}

/** Not 'Vitamina C y vitamina E', which may be one. */
const SAME_KIND = /^((\p{L}{3,}) (?=[^,:;]*\p{L}{3,} y )[^\d,:;()]+?) y (\2 [^,:;()]*\p{L}{3}.*)$/iu;

const isNotTalk = ({ kind }: SentenceWord) => kind !== 'talk';

/** Whether a text turns to the brand between these words: 'lo de Delta la whey', 'las barras Delta la barra de coco'. */
export function isTurnedTo(before: string, behind: string, names: Names): boolean {
  const words = toWords(withSizesInDigits(behind), names);
  const article = words.findIndex(({ bare }) => ARTICLES.has(bare));
  const next = words[article + 1];
  const isRepeated = ({ bare }: SentenceWord) => next?.kind === 'name' && bare.startsWith(next.bare);
  return (
    article >= 0 &&
    words.findIndex(({ kind }) => kind === 'name' || kind === 'variety') === article + 1 &&
    toWords(before, names).every((word) => word.kind !== 'name' || isRepeated(word))
  );
}

export function beginsWithTalk(text: string, names: Names): boolean {
  return toWords(text, names)[0]?.kind === 'talk';
}

/** Whether a text has nothing but articles before the name of a product: 'de la whey'. */
export function beginsWithName(text: string, names: Names): boolean {
  return toWords(text, names).find(({ kind, bare }) => bare !== '' && kind !== 'joint')?.kind === 'name';
}

export function isTalk(text: string, names: Names): boolean {
  return toWords(text, names).every(({ bare, kind }) => bare === '' || kind === 'talk' || kind === 'joint');
}

/** The name in the last clause of a text, and what was said before: 'Todas son de 20 saquitos: el té verde'. */
export function splitClause(text: string, names: Names): { name: string; before: string } {
  const [, before = '', clause = ''] = /^(.*[:;])\s+([^:;]+)$/.exec(text) ?? [];
  const inClause = nameInSentence(clause, names);
  const name = inClause || nameInSentence(text, names);
  const words = toWords(name, names).filter(({ kind }) => kind !== 'talk');
  return { name: textOf(words), before: inClause ? before : '' };
}

/** The words behind the last dot that ends a sentence; after a name it may be that of a short form. */
function lastSentence(words: readonly SentenceWord[]): readonly SentenceWord[] {
  const end = words.findLastIndex(({ text }, at) => {
    const next = words[at + 1];
    if (!next || !/[.!?]$/.test(text) || !/^\p{Lu}\p{Ll}/u.test(next.text)) return false;
    return next.kind === 'talk' || next.kind === 'joint' || words.slice(0, at + 1).some(({ kind }) => kind === 'talk');
  });
  return words.slice(end + 1);
}

/** The size, flavor or number of the product before that a text is about, if it names none itself. */
export function variantOf(text: string, names: Names & Pick<Catalogue, 'beginsName'>): string | undefined {
  const words = toWords(text, names);
  if (names.beginsName(words[0]?.bare ?? '')) return undefined;
  const variant = variantIn(text);
  if (variant !== undefined || words.some(({ kind }) => kind === 'unknown' || kind === 'name')) return variant;
  return textOf(words.filter(({ kind }) => kind === 'variety')) || undefined;
}

/** The size right behind a price, and what follows: '$ 80.800 el pote de 300 gramos, la Whey'. */
export function sizeBehind(text: string, { isLast }: { isLast: boolean }): { size: string; rest: string } | undefined {
  const said = withSizesInDigits(text);
  const [whole = ''] = /^\s*(?![,;.\s]|[yo]\s).+?(?=[,;](?!\d)|\.(?:\s|$)|\s[yo](?:\s|$)|$)/u.exec(said) ?? [];
  const rest = said.slice(whole.length);
  const size = whole.trim().replace(/^(?:(?:el|la|los|las|por|cada)\s+)+/iu, '');
  const isEnded = isLast || rest.trim() !== '';
  const isSize = hasSize(size) ? variantIn(size) !== undefined : isLast && /^de \d{2,4}$/.test(size);
  return isEnded && isSize ? { size, rest } : undefined;
}
