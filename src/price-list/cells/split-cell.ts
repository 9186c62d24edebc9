import { type Amount, isGrouped, readAmount } from '../amounts/amount.ts';
import { NO_PRICE_PATTERN } from '../amounts/no-price.ts';
import type { Cell, Piece } from '../page/cell.ts';
import { isSalesTerms } from '../text/sales-terms.ts';

/** Also what stands for a price before a mark after which more follows: 'x 60 sin stock | x 90 $ 5.000'. */
const MONEY = new RegExp(
  String.raw`(?:(?:u\$s|us\$|u\$d|usd|ars|(?<!\p{L})ar(?= ?\$))\s?\$?|\$[.:]?)\s?\d[\d.,]*(?:\s?\.?-)?|(?<=\s)(?:${NO_PRICE_PATTERN})(?=\s+[|·•/-]\s)`,
  'giu',
);
const ENDS_WITHOUT_PRICE = new RegExp(
  String.raw`^(.*?\S)\s+((?:${NO_PRICE_PATTERN})!?(?:\s*[✘✖✗❌⛔]+)?|\((?:${NO_PRICE_PATTERN})\))$`,
  'i',
);
/** Leaders that are typed so close to a text that they are part of it. */
const LEADING = /\s*(?:_{4,}|\.{5,}|…{2,})\s*/g;
/** 'Rodilleras S — —', 'Shaker 500 ml: -' */
const ENDS_IN_DASHES = /^(.*\p{L}.*[^\s:])(?:\s+[-–—=:→]|:)\s+([-–—]+)$/u;
const ENDS_IN_PRICE = /^(.*\p{L}.*(?:\S(?=\s)|\)))\s*(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})$/u;

/** No name with its price is longer, in letters. */
const LONGEST = 200;
/** '24.600 últimas!!', '53.700 (llevando 6 49.900 c/u)' */
const REMARKED =
  /^(.*\d[.,]\d{3}(?:[.,]\d{2})?)\s+(¡?(?:[uú]ltim[ao]s?(?: unidades)?|nuevo|novedad|oferta|promo)\P{L}*|\((?:llevando|comprando|desde|a partir|[x+] ?\d)[^)]*\))$/iu;

/** A cell that holds name and price together becomes several. */
export function splitCell(given: Piece): Cell[] {
  const piece = { ...given, text: withoutSpacing(given.text).replace(LEADING, ' ').trim() };
  const whole = readAmount(piece.text);
  if (whole) return [{ ...piece, amount: whole }];
  const parts = isSalesTerms(piece.text) ? [] : partsOf(piece.text);
  if (parts.length < 2) return [{ ...piece, amount: undefined }];
  const width = (piece.right - piece.left) / piece.text.length;
  let from = 0;
  return parts.map((text, index) => {
    const at = piece.text.indexOf(text, from);
    from = at + text.length;
    const left = piece.left + at * width;
    return { ...piece, text, left, right: left + text.length * width, amount: amountBehind(parts[index - 1], text) };
  });
}

/** A bare number behind a mark is surely a price: 'Zinc 60 caps - 24.600'. */
function amountBehind(before: string | undefined, text: string): Amount | undefined {
  const amount = readAmount(text);
  return amount?.kind === 'pesos' && /\p{L}.*\s[-–—=:→➜➔]$/u.test(before ?? '')
    ? { ...amount, confident: true }
    : amount;
}

/** 'N A T I V A', as headings are set, is one word; letters that lean on each other may stand together: 'T I TA N'. */
function withoutSpacing(text: string): string {
  const words = text.split(' ');
  const single = words.filter((word) => /^\p{L}$/u.test(word)).length;
  const spaced = words.every((word) => /^\p{L}{1,2}$/u.test(word)) && words.length > 2 && single > 0.7 * words.length;
  return spaced ? words.join('') : text;
}

function partsOf(text: string): string[] {
  const [, name, none] = ENDS_WITHOUT_PRICE.exec(text) ?? ENDS_IN_DASHES.exec(text) ?? [];
  if (name !== undefined && none !== undefined) return [...partsOf(name), none];
  const money = text.match(MONEY);
  if (money) {
    const between = text.split(MONEY);
    return between
      .flatMap((part, index) => [part, money[index] ?? ''])
      .map((part) => part.trim())
      .filter(Boolean);
  }
  const [, priced, remark] = text.length > LONGEST ? [] : (REMARKED.exec(text) ?? []);
  if (priced !== undefined && remark !== undefined) return [...partsOf(priced), remark];
  const [, words, price] = ENDS_IN_PRICE.exec(text) ?? [];
  return words !== undefined && price !== undefined && isGrouped(price) ? [words, price] : [text];
}
