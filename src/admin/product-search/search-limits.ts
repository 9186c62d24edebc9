/** From so many letters on products are looked for, and so many are offered (spec §9). */
const MIN_LETTERS = 3;
export const MAX_RESULTS = 10;

export const hasEnoughLetters = (typed: string): boolean => [...typed.trim()].length >= MIN_LETTERS;
