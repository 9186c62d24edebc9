/** Letters needed for a search, and results shown (spec §9). */
const MIN_LETTERS = 3;
export const MAX_RESULTS = 10;

export const hasEnoughLetters = (typed: string): boolean => [...typed.trim()].length >= MIN_LETTERS;
