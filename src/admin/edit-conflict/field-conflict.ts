/** A field whose value was changed elsewhere while the form was open. */
export type FieldConflict = {
  field: string;
  label: string;
  /** The value in the form. */
  own: string;
  /** The value on the server. */
  current: string;
  /** Whether the user changed the field too; the dialog then preselects `own`, otherwise `current`. */
  changedByUser: boolean;
  /** The values are image URLs, one per line. */
  isImageList?: boolean;
};

/** Label of each field, and how its value is shown. */
export type FieldDescriptions<Input> = {
  [Key in keyof Input]-?: { label: string; format: (value: Input[Key]) => string };
};

/** The fields that the user changed, except those in `keepCurrent`. */
export function changesToSave<Input extends object>(
  { before, own }: { before: Input; own: Input },
  keepCurrent: ReadonlySet<string>,
): Partial<Input> {
  const changes: Partial<Input> = {};
  for (const key of keysOf(own)) {
    if (own[key] !== before[key] && !keepCurrent.has(String(key))) changes[key] = own[key];
  }
  return changes;
}

/** The values when the form was opened, in the form, and on the server. */
type EditedVersions<Input> = { before: Input; own: Input; current: Input };

/** The fields that were changed to different values in the form and on the server. */
export function findConflicts<Input extends object>(
  { before, own, current }: EditedVersions<Input>,
  descriptions: FieldDescriptions<Input>,
): FieldConflict[] {
  return keysOf(own)
    .filter((key) => own[key] !== before[key] && current[key] !== before[key] && current[key] !== own[key])
    .map((key) => {
      const { label, format } = descriptions[key];
      return { field: String(key), label, own: format(own[key]), current: format(current[key]), changedByUser: true };
    });
}

function keysOf<Input extends object>(input: Input): (keyof Input)[] {
  const keys: (keyof Input)[] = [];
  for (const key in input) keys.push(key);
  return keys;
}
