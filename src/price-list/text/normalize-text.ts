import { memoizeByText } from './memoize-text.ts';

/** 'P.V.P.', 'Z.M.A.' */
const INITIALS = /(?<![\p{L}\d])(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?/gu;
/** With the space of a line that ended there. */
const SOFT_HYPHEN = /\u00AD\s*|[\u200B\u2060\uFEFF]/g;
/** Signs that would become letters: 'Delta™'. */
const TRADE_MARK = /[™®©℠]/g;
/** Accents before their letter: 'C´odigo'. */
const LOOSE_ACCENT = /[´¨ˆ˜`](\p{L})/gu;

/** '½' as '1/2', '1½' as '1,5'. */
export function withPlainFractions(text: string): string {
  return text.replace(/(\d{0,3})([¼½¾])/g, (_, whole: string, sign: string) => {
    const [over, under] = sign.normalize('NFKD').split('⁄');
    return whole === '' ? `${over}/${under}` : `${Number(whole) + Number(over) / Number(under)}`.replace('.', ',');
  });
}

/** Plain text: lower case, no accents, one space, dashes and quotes of one kind; 'COD_ARTICU' is two words. */
export const normalizeText = memoizeByText((text) =>
  withPlainFractions(text)
    .replace(SOFT_HYPHEN, '')
    .replace(TRADE_MARK, '')
    .replace(LOOSE_ACCENT, (_, letter: string) => (letter === 'ı' ? 'i' : letter))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('⁄', '/')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘´`“”]/g, "'")
    .replace(INITIALS, (letters) => letters.replaceAll('.', ''))
    .replace(/[\s_]+/g, ' ')
    .trim(),
);
