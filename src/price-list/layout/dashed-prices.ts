import { SEVERAL } from '../shares.ts';
import { isText, type PrintedLine, TEXT_GAP, type Word } from './printed-line.ts';

const DASH = /^[-–—]+$/;

/**
 * The lines of a page with an amount for a dash that stands where other lines have their price: 'Polen 100 g   —'. In a
 * row of several prices it says no more than an empty cell.
 */
export function withDashedPrices(lines: readonly PrintedLine[]): PrintedLine[] {
  const prices = lines.flatMap(({ words }) => words.filter(({ amount }) => amount?.kind === 'pesos'));
  const isDashed = (word: Word, before: Word | undefined, next: Word | undefined) => {
    if (!DASH.test(word.text) || !before || word.left - before.right < TEXT_GAP * word.size) return false;
    const isAlone = isText(before) && (next === undefined || isText(next));
    return isAlone && prices.filter((price) => price.left < word.right && word.left < price.right).length >= SEVERAL;
  };
  return lines.map(({ words, ...line }) => ({
    ...line,
    words: words.map(
      (word, at): Word =>
        isDashed(word, words[at - 1], words[at + 1]) ? { ...word, amount: { kind: 'none', writing: 'signed' } } : word,
    ),
  }));
}
