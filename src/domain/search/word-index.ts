import { equalMeasures } from './measures.ts';
import { similarWords } from './similar-words.ts';
import { insertSorted, removeSorted } from './sorted-list.ts';
import { containsWord, isCountOf, splitCompound, withoutFillers, wordsWithPrefix } from './word-matches.ts';
import { diminutiveBases, synonymsOf } from './word-variants.ts';

/**
 * How the words of a search occur in a text: all as beginnings of words, single letters even as whole ones; some only
 * inside one, or only similar ones.
 */
export type MatchKind = 'letter' | 'prefix' | 'substring' | 'fuzzy';

/**
 * `documents` are the numbers of the matching texts, ascending; `searchedFor` the words that a fuzzy search took for
 * the given ones.
 */
export type SearchMatches = { kind: MatchKind; documents: number[]; searchedFor?: string[] };

type DocumentFilter = (document: number) => boolean;

export type WordIndex = {
  /**
   * The accepted documents that hold every word, by the strictest kind of match that has results: documents with the
   * exact words are never mixed with similar ones.
   */
  find: (words: readonly string[], accepts?: DocumentFilter) => SearchMatches;
  /** The accepted documents that hold the most words, by any kind of match; empty when none holds a word. */
  nearest: (words: readonly string[], accepts?: DocumentFilter) => number[];
  /** Gives a document other words; one that is new, or none. */
  replace: (document: number, change: WordChange) => void;
};

/** `before`: what the document has. */
type WordChange = { before: readonly string[]; after: readonly string[] };

/** Documents that hold one of the alternatives to each word. */
type QueryMatches = { alternatives: readonly (readonly string[])[]; documents: readonly number[] };
type Query = { text: string; matches: Map<MatchKind, QueryMatches> };

/** Limits of a query: further words are ignored, and only the first few are matched fuzzily. */
const MAX_WORDS = 32;
const MAX_FUZZY_WORDS = 6;

/** The strictest first. */
const KINDS: readonly MatchKind[] = ['letter', 'prefix', 'substring', 'fuzzy'];

const acceptAll: DocumentFilter = () => true;

/** Builds an inverted index of texts that are split into words; a document is a position in `texts`. */
export function createWordIndex(texts: readonly (readonly string[])[]): WordIndex {
  const postings = documentsByWord(texts);
  const vocabulary = [...postings.keys()].sort();
  const withLetters = vocabulary.filter(hasLetters);
  let size = texts.length;

  const ifIndexed = (words: readonly string[]) => words.filter((word) => postings.has(word));
  const byPrefix = (word: string) => [
    ...wordsWithPrefix(vocabulary, word),
    ...ifIndexed(equalMeasures(word)),
    ...synonymsOf(word).flatMap((unit) => withLetters.filter((each) => isCountOf(each, unit))),
  ];
  const bySubstring = (word: string) => [
    ...new Set([...byPrefix(word), ...withLetters.filter((each) => containsWord(each, word))]),
  ];

  /** For each document, how many of the alternatives occur in it; with `all`, documents that miss one stop counting. */
  function count(alternatives: readonly (readonly string[])[], all: boolean): Uint8Array {
    const counts = new Uint8Array(size);
    const last = new Uint8Array(size);
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
    if (kind === 'letter') return words.map((word) => (isLetter(word) ? ifIndexed([word]) : byPrefix(word)));
    if (kind === 'prefix') return words.map(byPrefix);
    if (kind === 'substring') return words.map(bySubstring);
    return splitWords(words).map((word, index) => [
      ...bySubstring(word),
      ...ifIndexed(diminutiveBases(word)),
      ...(index < MAX_FUZZY_WORDS ? similarWords(word, withLetters) : []),
    ]);
  }

  /** Of the latest query, which is asked for its choices and for its products. */
  let latest: Query | undefined;

  function matchesOf(words: readonly string[], kind: MatchKind): QueryMatches {
    const text = words.join(' ');
    if (latest?.text !== text) latest = { text, matches: new Map() };
    const known = latest.matches.get(kind);
    if (known) return known;
    const alternatives = expand(words, kind);
    const isPossible = alternatives.length > 0 && alternatives.every(({ length }) => length > 0);
    const complete = (matched: number) => matched === alternatives.length;
    const documents = isPossible ? documentsWhere(count(alternatives, true), complete) : [];
    const matches = { alternatives, documents };
    latest.matches.set(kind, matches);
    return matches;
  }

  const splitWords = (words: readonly string[]) =>
    withoutFillers(words).flatMap((word) => splitCompound(word, postings) ?? [word]);

  /** In the place of each word itself, or else the alternative that most of the documents hold. */
  function takenWords(
    words: readonly string[],
    alternatives: readonly (readonly string[])[],
    found: readonly number[],
  ): string[] {
    const isFound = new Uint8Array(size);
    for (const document of found) isFound[document] = 1;
    const held = (word: string) => (postings.get(word) ?? []).reduce((sum, each) => sum + (isFound[each] ?? 0), 0);
    return words.map((word, index) => {
      if (held(word) > 0) return word;
      return (alternatives[index] ?? []).reduce((best, other) => (held(other) > held(best) ? other : best), word);
    });
  }

  function add(word: string, document: number): void {
    const documents = postings.get(word) ?? [];
    insertSorted(documents, document);
    if (documents.length > 1) return;
    postings.set(word, documents);
    insertSorted(vocabulary, word);
    if (hasLetters(word)) insertSorted(withLetters, word);
  }

  function remove(word: string, document: number): void {
    const documents = postings.get(word) ?? [];
    removeSorted(documents, document);
    if (documents.length > 0) return;
    postings.delete(word);
    removeSorted(vocabulary, word);
    removeSorted(withLetters, word);
  }

  return {
    find(words, accepts = acceptAll) {
      const searched = words.slice(0, MAX_WORDS);
      // 'vitamina c' is that vitamin, but 'c' alone is the beginning of a word.
      const kinds = searched.length > 1 && searched.some(isLetter) ? KINDS : KINDS.slice(1);
      for (const kind of kinds) {
        const { alternatives, documents: all } = matchesOf(searched, kind);
        const documents = all.filter(accepts);
        if (documents.length === 0) continue;
        if (kind !== 'fuzzy') return { kind, documents };
        return { kind, documents, searchedFor: takenWords(splitWords(searched), alternatives, documents) };
      }
      return { kind: 'fuzzy', documents: [] };
    },

    nearest(words, accepts = acceptAll) {
      const telling = words.slice(0, MAX_WORDS).filter((word) => word !== 'sin');
      const counts = count(expand(telling, 'fuzzy'), false);
      const matching = documentsWhere(counts, (matched) => matched > 0).filter(accepts);
      const most = matching.reduce((highest, document) => Math.max(highest, counts[document] ?? 0), 0);
      return matching.filter((document) => counts[document] === most);
    },

    replace(document, { before, after }) {
      size = Math.max(size, document + 1);
      if (before === after) return;
      latest = undefined;
      const [old, current] = [new Set(before), new Set(after)];
      for (const word of old) if (!current.has(word)) remove(word, document);
      for (const word of current) if (!old.has(word)) add(word, document);
    },
  };
}

const isLetter = (word: string) => /^\p{L}$/u.test(word);
const hasLetters = (word: string) => /\p{L}/u.test(word);

function documentsByWord(texts: readonly (readonly string[])[]): Map<string, number[]> {
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

function documentsWhere(counts: Uint8Array, holds: (count: number) => boolean): number[] {
  const documents: number[] = [];
  for (let document = 0; document < counts.length; document++) {
    if (holds(counts[document] ?? 0)) documents.push(document);
  }
  return documents;
}
