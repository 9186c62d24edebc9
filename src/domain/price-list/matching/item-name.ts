import { plain } from '../words/plain.ts';
import { type Quantities, takeQuantities } from '../words/quantities.ts';
import { sameWord } from '../words/words.ts';

/** A name taken apart: how much it holds, and its words in order, each with whether it is a short form. */
export type ItemName = { quantities: Quantities; words: Word[]; combo: boolean };

/** `written` is the word before several spellings became one; `apart` one that a comma, dash or bracket parts from the last. */
export type Word = { text: string; written: string; short: boolean; apart: boolean };

/** Flavors in brackets and between strokes are mostly cut short: '(vai-cho)', 'vai/cho'. */
function isListed(text: string, from: number, to: number): boolean {
  return text.lastIndexOf('(', from) > text.lastIndexOf(')', from) || text[from - 1] === '/' || text[to] === '/';
}

const APART = /[,/|·•;()]\s*$|\s-\s+$/;

export function readName(name: string): ItemName {
  const bare = plain(name)
    .replace(/\bc\/ ?u(?:no)?\b/g, ' ')
    .replace(/\bf(?:r|rut|rutos)?\.? ?rojos?\b/g, 'frutos rojos')
    .replace(/\bd(?:ul?|ulc)?\.? ?(?:de )?leche\b|\bddl\b/g, 'dulce leche')
    .replace(/\bmanz(?:ana)?\.? verde\b|\bgreen apple\b/g, 'manzana')
    .replace(/\b(?:doble|double) (?=choc)/g, '')
    .replace(/\b(display|disp|caja|cj|box|estuche|exhibidor)\.? (?:de )?(\d{1,2})(?= |$)/g, '$1 x$2')
    .replace(/(?<![\d.,:])(\d{1,3})x ?(?=\d+(?:[.,]\d+)? ?(?:g|gr|grs|ml|cc)\b)/g, 'x$1 ')
    .replace(/(?<![\p{L}\d])(?:c\/(?! ?\d)|con(?= )|and(?= )|&)/gu, ' + ')
    .replace(/\bs\/ ?(?:sabor|tacc)\b|\bs\. ?tacc\b/g, ' ')
    .replace(/\bmulti[- ]+(?=vit)/g, 'multi')
    .replace(/\bpre(?=entr|work)/g, 'pre ')
    .replace(/\bomega[- ]?3[- .:/]?6[- .:/]?9\b/g, 'omega 3:6:9')
    .replace(/\b(\d) ?[:.-] ?(\d) ?[:.-] ?(\d)\b/g, '$1:$2:$3')
    .replace(/(\d)\.(\d{3})(?!\d)/g, '$1$2')
    // Letter and number that make one name: B-12, D 3, Q10.
    .replace(
      /\b(b(?=[ -]?(?:1|2|3|5|6|7|9|12)\b)|d(?=[ -]?[23]\b)|k(?=[ -]?[127]\b)|q(?=[ -]?10\b))[ -]?(\d{1,2})\b/g,
      '$1$2',
    );
  const { quantities, rest } = takeQuantities(bare);
  const words = [...rest.matchAll(/\d+:\d+:\d+|\p{L}+\d+|\p{L}+|\d+|[+&]/gu)].flatMap((match): Word[] => {
    const [text] = match;
    const [, letters, number] = /^(\p{L}{3,})(\d+)$/u.exec(text) ?? [];
    const to = match.index + text.length;
    const short = rest[to] === '.' || isListed(rest, match.index, to);
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
