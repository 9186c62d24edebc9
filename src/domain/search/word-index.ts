import { similarWords } from './similar-words.ts';

/** How the words of a search were found in a text: each as a word's beginning, some only inside one, or by their likeness. */
export type MatchKind = 'beginning' | 'inside' | 'likeness';

/** The places of the texts that hold every word of a search, in rising order. */
export type SearchMatches = { kind: MatchKind; documents: number[] };

type DocumentFilter = (place: number) => boolean;

export type WordIndex = {
  /**
   * The admitted texts that hold every word, found in the best way in which there are any: what has the very words is
   * never mixed with what only looks like them.
   */
  find: (words: readonly string[], admits?: DocumentFilter) => SearchMatches;
  /** The admitted texts that hold most of the words, in whatever way; none when no word is held. */
  nearest: (words: readonly string[], admits?: DocumentFilter) => number[];
};

/** More words than anybody types: so many, and so many wrong ones among them, are looked for. */
const MAX_WORDS = 32;
const MAX_FUZZY_WORDS = 6;

const acceptAll: DocumentFilter = () => true;

/** An index of texts, each given as its words and known by its place. */
export function createWordIndex(texts: readonly (readonly string[])[]): WordIndex {
  const places = documentsByWord(texts);
  const known = [...places.keys()].sort();
  const spoken = known.filter((word) => /\p{L}/u.test(word));

  const beginning = (word: string) => wordsWithPrefix(known, word);
  const inside = (word: string) => [
    ...new Set([...beginning(word), ...spoken.filter((each) => containsWord(each, word))]),
  ];
  /** For each text, how many of the meanings hold there; with `all`, counting stops where one is missing. */
  function count(meanings: readonly (readonly string[])[], all: boolean): Uint8Array {
    const counts = new Uint8Array(texts.length);
    const last = new Uint8Array(texts.length);
    for (const [index, words] of meanings.entries()) {
      for (const word of words) {
        for (const place of places.get(word) ?? []) {
          if (last[place] === index + 1 || (all && counts[place] !== index)) continue;
          last[place] = index + 1;
          counts[place] = (counts[place] ?? 0) + 1;
        }
      }
    }
    return counts;
  }

  function meant(words: readonly string[], by: MatchKind): (readonly string[])[] {
    if (by === 'beginning') return words.map(beginning);
    if (by === 'inside') return words.map(inside);
    const whole = words.flatMap((word) => splitCompound(word, places) ?? [word]);
    return whole.map((word, index) => [
      ...inside(word),
      ...(index < MAX_FUZZY_WORDS ? similarWords(word, spoken) : []),
    ]);
  }

  return {
    find(words, admits = acceptAll) {
      const wanted = words.slice(0, MAX_WORDS);
      for (const by of ['beginning', 'inside', 'likeness'] as const) {
        const meanings = meant(wanted, by);
        if (meanings.length === 0 || meanings.some(({ length }) => length === 0)) continue;
        const found = documentsWhere(count(meanings, true), (held) => held === meanings.length).filter(admits);
        if (found.length > 0) return { kind: by, documents: found };
      }
      return { kind: 'likeness', documents: [] };
    },

    nearest(words, admits = acceptAll) {
      const counts = count(meant(words.slice(0, MAX_WORDS), 'likeness'), false);
      const held = documentsWhere(counts, (words) => words > 0).filter(admits);
      const most = held.reduce((sofar, place) => Math.max(sofar, counts[place] ?? 0), 0);
      return held.filter((place) => counts[place] === most);
    },
  };
}

function documentsByWord(texts: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, words] of texts.entries()) {
    for (const word of words) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [place]);
      // The same word twice in a text counts once.
      else if (known.at(-1) !== place) known.push(place);
    }
  }
  return places;
}

/** The words of a sorted list that begin so. */
function wordsWithPrefix(sorted: readonly string[], beginning: string): readonly string[] {
  const from = lowerBound(sorted, (word) => word >= beginning);
  return sorted.slice(
    from,
    lowerBound(sorted, (word) => word >= beginning && !word.startsWith(beginning)),
  );
}

/** The first place in a list from which on something holds; its length when it never does. */
function lowerBound(sorted: readonly string[], holds: (word: string) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(sorted[middle] ?? '')) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Letters may lie anywhere in a word; a number only whole, behind letters: '12' in 'b12', but '50' not in '150g'. */
function containsWord(word: string, wanted: string): boolean {
  if (/^\p{N}+$/u.test(wanted)) return word.endsWith(wanted) && /^\p{L}+$/u.test(word.slice(0, -wanted.length));
  return !/\p{N}/u.test(wanted) && word.includes(wanted);
}

/** What was written together and is known apart: 'omega3' for 'omega 3', 'preentreno' for 'pre entreno'. */
function splitCompound(word: string, known: ReadonlyMap<string, unknown>): [string, string] | undefined {
  if (known.has(word)) return undefined;
  for (let at = 2; at < word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const isNumber = /^\p{N}/u.test(tail) && /\p{L}$/u.test(head);
    if (known.has(head) && (isNumber || (tail.length > 1 && known.has(tail)))) return [head, tail];
  }
  return undefined;
}

function documentsWhere(counts: Uint8Array, holds: (count: number) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < counts.length; place++) if (holds(counts[place] ?? 0)) places.push(place);
  return places;
}
