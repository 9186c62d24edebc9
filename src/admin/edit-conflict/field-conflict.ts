/** Something that somebody else changed while the form was open, as the seller has it and as it is now. */
export type FieldConflict = {
  field: string;
  label: string;
  own: string;
  current: string;
  /** Whether the seller changed it, too: then theirs stands at first, else what is now. */
  changedByUser: boolean;
  /** The texts are addresses of pictures, one a line. */
  isImageList?: boolean;
};

/** How a field is called, and how its value reads. */
export type FieldDescriptions<Input> = {
  [Key in keyof Input]-?: { label: string; text: (value: Input[Key]) => string };
};

/** What the seller changed, without what is to stay as it is now (`taken` holds keys); only that is sent. */
export function changesToSave<Input extends object>(
  { before, mine }: { before: Input; mine: Input },
  taken: ReadonlySet<string>,
): Partial<Input> {
  const changes: Partial<Input> = {};
  for (const key of keysOf(mine)) {
    if (mine[key] !== before[key] && !taken.has(String(key))) changes[key] = mine[key];
  }
  return changes;
}

type EditedVersions<Input> = { before: Input; mine: Input; now: Input };

/** The fields that the seller and somebody else both changed, and not to the same. */
export function findConflicts<Input extends object>(
  { before, mine, now }: EditedVersions<Input>,
  told: FieldDescriptions<Input>,
): FieldConflict[] {
  return keysOf(mine)
    .filter((key) => mine[key] !== before[key] && now[key] !== before[key] && now[key] !== mine[key])
    .map((key) => {
      const { label, text } = told[key];
      return { key: String(key), label, mine: text(mine[key]), now: text(now[key]), touched: true };
    });
}

function keysOf<Input extends object>(input: Input): (keyof Input)[] {
  const keys: (keyof Input)[] = [];
  for (const key in input) keys.push(key);
  return keys;
}
