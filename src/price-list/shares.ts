// Of rows, lines, cells or names: the shares from which on what holds for them is said of all. There is one set for the
// whole reader, because nothing that it reads depends on their exact values.

/** Fewer are exceptions. */
export const FEW = 0.04;
/** So many are no chance. */
export const PART = 0.3;
export const MOST = 0.5;
export const NEARLY_ALL = 0.85;

export function areMost<One>(all: readonly One[], has: (one: One) => boolean): boolean {
  return all.filter(has).length > MOST * all.length;
}

/** Of words, fields, letters or prices: fewer are met by chance. */
export const SEVERAL = 3;
/** Of lines or prices: with fewer nothing is known of a list as a whole. */
export const ENOUGH = 8;
