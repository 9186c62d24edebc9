import { similarWords } from './similar-words.ts';

/** How the words of a search occur in a text: all as beginnings of words, some only inside one, or only similar ones. */
export type MatchKind = 'prefix' | 'substring' | 'fuzzy';

/** `documents` are the numbers of the matching texts, ascending. */
export type SearchMatches = { kind: MatchKind; documents: number[] };

type DocumentFilter = (document: number) => boolean;

export type WordIndex = {
  /**
   * The accepted documents that hold every word, by the strictest kind of match that has results: documents with the
   * exact words are never mixed with similar ones.
   */
  find: (words: readonly string[], accepts?: DocumentFilter) => SearchMatches;
  /** The accepted documents that hold the most words, by any kind of match; empty when none holds a word. */
  nearest: (words: readonly string[], accepts?: DocumentFilter) => number[];
};

/** Limits of a query: further words are ignored, and only the first few are matched fuzzily. */
const MAX_WORDS = 32;
const MAX_FUZZY_WORDS = 6;

const acceptAll: DocumentFilter = () => true;

/** Builds an inverted index of texts that are split into words; a document is a position in `texts`. */
export function createWordIndex(texts: readonly (readonly string[])[]): WordIndex {
  const postings = documentsByWord(texts);
  const vocabulary = [...postings.keys()].sort();
  const withLetters = vocabulary.filter((word) => /\p{L}/u.test(word));

  const byPrefix = (word: string) => wordsWithPrefix(vocabulary, word);
  const bySubstring = (word: string) => [
    ...new Set([...byPrefix(word), ...withLetters.filter((each) => containsWord(each, word))]),
  ];

  /** For each document, how many of the alternatives occur in it; with `all`, documents that miss one stop counting. */
  function count(alternatives: readonly (readonly string[])[], all: boolean): Uint8Array {
    const counts = new Uint8Array(texts.length);
    const last = new Uint8Array(texts.length);
    for (const [index, words] of alternatives.entries()) {
      for (const word of words) {
        for (const document of postings.get(word) ?? []) {
          if (last[document] === index + 1 || (all && counts[document] !== index)) continue;
          last[document] = index + 1;
          counts[document] = (counts[document] ?? 0) + 1;
        }
      }
    }
    return counts;
  }

  /** For each word of a query, the words of the index that match it. */
  function expand(words: readonly string[], kind: MatchKind): (readonly string[])[] {
    if (kind === 'prefix') return words.map(byPrefix);
    if (kind === 'substring') return words.map(bySubstring);
    const split = words.flatMap((word) => splitCompound(word, postings) ?? [word]);
    return split.map((word, index) => [
      ...bySubstring(word),
      ...(index < MAX_FUZZY_WORDS ? similarWords(word, withLetters) : []),
    ]);
  }

  return {
    find(words, accepts = acceptAll) {
      const searched = words.slice(0, MAX_WORDS);
      for (const kind of ['prefix', 'substring', 'fuzzy'] as const) {
        const alternatives = expand(searched, kind);
        if (alternatives.length === 0 || alternatives.some(({ length }) => length === 0)) continue;
        const complete = (matched: number) => matched === alternatives.length;
        const documents = documentsWhere(count(alternatives, true), complete).filter(accepts);
        if (documents.length > 0) return { kind, documents };
      }
      return { kind: 'fuzzy', documents: [] };
    },

    nearest(words, accepts = acceptAll) {
      const counts = count(expand(words.slice(0, MAX_WORDS), 'fuzzy'), false);
      const matching = documentsWhere(counts, (matched) => matched > 0).filter(accepts);
      const most = matching.reduce((highest, document) => Math.max(highest, counts[document] ?? 0), 0);
      return matching.filter((document) => counts[document] === most);
    },
  };
}

function documentsByWord(texts: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const postings = new Map<string, number[]>();
  for (const [document, words] of texts.entries()) {
    for (const word of words) {
      const documents = postings.get(word);
      if (documents === undefined) postings.set(word, [document]);
      // A word that a text repeats is counted once.
      else if (documents.at(-1) !== document) documents.push(document);
    }
  }
  return postings;
}

function wordsWithPrefix(sorted: readonly string[], prefix: string): readonly string[] {
  const from = lowerBound(sorted, (word) => word >= prefix);
  return sorted.slice(
    from,
    lowerBound(sorted, (word) => word >= prefix && !word.startsWith(prefix)),
  );
}

/** The first position from which on `holds` is true, by binary search; the length when it never is. */
function lowerBound(sorted: readonly string[], holds: (word: string) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(sorted[middle] ?? '')) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Letters match anywhere in a word; a number only whole and after letters: '12' in 'b12', but not '50' in '150g'. */
function containsWord(word: string, searched: string): boolean {
  if (/^\p{N}+$/u.test(searched)) return word.endsWith(searched) && /^\p{L}+$/u.test(word.slice(0, -searched.length));
  return !/\p{N}/u.test(searched) && word.includes(searched);
}

/** Splits a word that the index holds only as two: 'omega3' for 'omega 3', 'preentreno' for 'pre entreno'. */
function splitCompound(word: string, vocabulary: ReadonlyMap<string, unknown>): [string, string] | undefined {
  if (vocabulary.has(word)) return undefined;
  for (let at = 2; at < word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const isNumber = /^\p{N}/u.test(tail) && /\p{L}$/u.test(head);
    if (vocabulary.has(head) && (isNumber || (tail.length > 1 && vocabulary.has(tail)))) return [head, tail];
  }
  return undefined;
}

function documentsWhere(counts: Uint8Array, holds: (count: number) => boolean): number[] {
  const documents: number[] = [];
  for (let document = 0; document < counts.length; document++) {
    if (holds(counts[document] ?? 0)) documents.push(document);
  }
  return documents;
}
