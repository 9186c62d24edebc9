import type { FieldTable, FieldValues } from '#domain/fields/field.ts';

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

/** The values when the form was opened, in the form, and on the server. */
export type EditedVersions<Input> = { before: Input; own: Input; current: Input };

/** The conflicts that were shown to the user, and the fields among them that keep the current value. */
export type Resolution = { conflicts: readonly FieldConflict[]; keepCurrent: ReadonlySet<string> };

type ConflictOptions<Fields extends FieldTable> = {
  /** How values are shown whose field cannot format them alone, such as ids. */
  formats?: { [Name in keyof Fields]?: (value: FieldValues<Fields>[Name]) => string };
  /** Lists the fields that only others changed, too. Without it these take the current value unasked. */
  includeUntouched?: boolean;
};

type Values = Readonly<Record<string, unknown>>;
type Formats = Readonly<Record<string, ((value: unknown) => string) | undefined>>;

/** The fields that were changed on the server, to another value than the form has. */
export function findConflicts<Fields extends FieldTable>(
  fields: Fields,
  versions: EditedVersions<FieldValues<Fields>>,
  options?: ConflictOptions<Fields>,
): FieldConflict[];
export function findConflicts(
  fields: FieldTable,
  { before, own, current }: EditedVersions<Values>,
  { formats = {}, includeUntouched = false }: { formats?: Formats; includeUntouched?: boolean } = {},
): FieldConflict[] {
  return Object.entries(fields)
    .filter(([name]) => !isSame(current[name], before[name]) && !isSame(current[name], own[name]))
    .map(([name, { label, isImageList, ...field }]) => {
      const format = formats[name] ?? field.format;
      const changedByUser = !isSame(own[name], before[name]);
      const texts = { own: format(own[name]), current: format(current[name]) };
      return { field: name, label, ...texts, changedByUser, ...(isImageList && { isImageList }) };
    })
    .filter(({ changedByUser }) => changedByUser || includeUntouched);
}

/** The values to save: what the user chose, and of the other fields the value of whoever changed it. */
export function resolveFields<Input extends object>(
  { before, own, current }: EditedVersions<Input>,
  { conflicts, keepCurrent }: Resolution,
): Input {
  const shown = new Set(conflicts.map(({ field }) => field));
  const resolved = { ...own };
  for (const name of namesOf(own)) {
    const field = String(name);
    const takesCurrent = shown.has(field) ? keepCurrent.has(field) : isSame(own[name], before[name]);
    if (takesCurrent) resolved[name] = current[name];
  }
  return resolved;
}

/** What is to be sent. */
export function changedFields<Input extends object>(before: Input, own: Input): Partial<Input> {
  const changes: Partial<Input> = {};
  for (const name of namesOf(own)) if (!isSame(own[name], before[name])) changes[name] = own[name];
  return changes;
}

function namesOf<Input extends object>(input: Input): (keyof Input)[] {
  const names: (keyof Input)[] = [];
  for (const name in input) names.push(name);
  return names;
}

/** Values of fields are texts, numbers, flags, null, or lists and objects of these. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
