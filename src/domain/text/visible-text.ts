import { toWellFormed } from './well-formed.ts';

/**
 * Without a shape of their own, bidi controls and blank letters included; scripts and emoji need the joiners, flags of regions
 * their tags, and Arabic and Syriac signs over numbers are seen.
 */
const INVISIBLE =
  /(?!\u200C|\u200D|\uFE0E|\uFE0F|[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2]|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Joiners without a character to join, or to vary. */
const LONE_JOINERS = /(?<![^\s\p{Cc}])(?:\u200C|\u200D|\uFE0E|\uFE0F)+|(?:\u200C|\u200D)+(?![^\s\p{Cc}])/gu;

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const LINE_SEPARATORS = /\s*[\p{Zl}\p{Zp}]+\s*/gu;
const UNUSUAL_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Text on one line, in which everything is seen as it is. */
export function visibleLine(text: string): string {
  return withoutInvisible(text).replace(BREAKS, ' ').trim();
}

/** The same with the spaces between words as they are. */
export function visibleWords(text: string): string {
  return withoutInvisible(text).replace(LINE_SEPARATORS, ' ').trim();
}

/** The same for text with line breaks, which all become `\n`. */
export function visibleText(text: string): string {
  return withoutInvisible(text).replace(UNUSUAL_BREAKS, '\n').replace(CONTROLS, '');
}

function withoutInvisible(text: string): string {
  return toWellFormed(text).replace(INVISIBLE, '').replace(LONE_JOINERS, '');
}
