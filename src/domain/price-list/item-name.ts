import { plain } from './plain.ts';
import { type Quantities, takeQuantities } from './quantities.ts';
import { sameWord } from './words.ts';

/** A name taken apart: how much it holds, and its words in order, each with whether it is a short form. */
export type ItemName = { quantities: Quantities; words: Word[]; combo: boolean };

/** `written` is the word before several spellings became one; `apart` one that a comma, dash or bracket parts from the last. */
export type Word = { text: string; written: string; short: boolean; apart: boolean };

/** Flavors in brackets are mostly cut short: '(vai/cho)'. */
function isBracketed(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}

const APART = /[,/|·•;()]\s*$|\s-\s+$/;

export function readName(name: string): ItemName {
  const bare = plain(name)
    .replace(/\bf(?:rut|rutos)?\.? ?rojos?\b/g, 'frutos rojos')
    .replace(/(?<![\p{L}\d])(?:c\/(?! ?\d)|con(?= )|&)/gu, ' + ')
    .replace(/\bs\/ ?(?:sabor|tacc)\b|\bs\. ?tacc\b/g, ' ')
    .replace(/\bmulti[- ]+(?=vit)/g, 'multi')
    .replace(/\bpre(?=entr|work)/g, 'pre ')
    .replace(/\bomega[- ]?3[- .:/]?6[- .:/]?9\b/g, 'omega 3:6:9')
    .replace(/\b(\d) ?[:.-] ?(\d) ?[:.-] ?(\d)\b/g, '$1:$2:$3')
    .replace(/(\d)\.(\d{3})(?!\d)/g, '$1$2')
    // Letter and number that make one name: B-12, D 3, Q10.
    .replace(/\b([bdkq])[ -]?(\d{1,2})\b(?! ?(?:mg|mcg|caps|comp|g|kg))/g, '$1$2');
  const { quantities, rest } = takeQuantities(bare);
  const words = [...rest.matchAll(/\d+:\d+:\d+|\p{L}+\d+|\p{L}+|\d+|[+&]/gu)].flatMap((match): Word[] => {
    const [text] = match;
    const [, letters, number] = /^(\p{L}{3,})(\d+)$/u.exec(text) ?? [];
    const short = rest[match.index + text.length] === '.' || isBracketed(rest, match.index);
    const apart = APART.test(rest.slice(0, match.index));
    if (letters !== undefined && number !== undefined)
      return [
        { text: sameWord(letters), written: letters, short, apart },
        { text: number, written: number, short: false, apart: false },
      ];
    return [{ text: sameWord(text), written: text, short, apart }];
  });
  return {
    quantities,
    words,
    combo: /\b(?:combo|kit|promo|promocion|oferta|duo|regalo|gratis|llevando|2x1|3x2)\b/.test(bare),
  };
}
