import { UnreadableError } from './unreadable.ts';

/** Cells or texts in a whole list: some hundred times those of a large one. */
export const MAX_ITEMS = 150_000;
/** Characters in a whole list: ten times what one of five thousand rows has. */
export const MAX_CHARACTERS = 4_000_000;

/** Counts what is read of a list, and ends the reading when it is more than a list can have. */
export function createListMeter(): (characters: number) => void {
  let items = 0;
  let total = 0;
  return (characters) => {
    items += 1;
    total += characters;
    if (items > MAX_ITEMS || total > MAX_CHARACTERS) throw new UnreadableError('too-much');
  };
}
