/** Something that somebody else changed while the form was open, as the seller has it and as it is now. */
export type Meanwhile = {
  key: string;
  label: string;
  mine: string;
  now: string;
  /** Whether the seller changed it, too: then theirs stands at first, else what is now. */
  touched: boolean;
  /** The texts are addresses of pictures, one a line. */
  pictures?: boolean;
};

/** How a field is called, and how its value reads. */
export type Told<Input> = { [Key in keyof Input]-?: { label: string; text: (value: Input[Key]) => string } };

/** What the seller changed, without what is to stay as it is now (`taken` holds keys); only that is sent. */
export function ownChanges<Input extends object>(
  { before, mine }: { before: Input; mine: Input },
  taken: ReadonlySet<string>,
): Partial<Input> {
  const changes: Partial<Input> = {};
  for (const key of keysOf(mine)) {
    if (mine[key] !== before[key] && !taken.has(String(key))) changes[key] = mine[key];
  }
  return changes;
}

type Three<Input> = { before: Input; mine: Input; now: Input };

/** The fields that the seller and somebody else both changed, and not to the same. */
export function disputed<Input extends object>({ before, mine, now }: Three<Input>, told: Told<Input>): Meanwhile[] {
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
