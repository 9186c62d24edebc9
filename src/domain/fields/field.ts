/**
 * One field of an entity: how it is called in the API and on the screen, and how its value is sent and read.
 * Conversions, error texts and the conflict dialog follow from a table of these.
 */
export type Field<Value, Wire> = {
  /** Its name in the API (spec §3). */
  wire: string;
  /** Its label in forms and in the conflict dialog. */
  label: string;
  /** How an error names it, with its article: 'el precio'. */
  subject: string;
  /** The value of a new entity when none is given; a field without one is required. */
  initial?: Value;
  toWire(value: Value): Wire;
  fromWire(wire: Wire): Value;
  /** The value as the conflict dialog shows it; image URLs one per line. */
  format(value: Value): string;
  /** Whether the value is shown as images. */
  isImageList?: boolean;
};

export type FieldTable = Readonly<Record<string, Field<unknown, unknown>>>;

/** The values of a table's fields by their names inside. */
export type FieldValues<Fields extends FieldTable> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]['fromWire']>;
};

/** The values of a new entity, where it has any. */
export type InitialValues<Fields extends FieldTable> = {
  [Name in keyof Fields as Fields[Name] extends { initial: unknown } ? Name : never]: FieldValues<Fields>[Name];
};

/** The same values by their names in the API. */
export type WireFields<Fields extends FieldTable> = {
  [Name in keyof Fields as Fields[Name]['wire']]: ReturnType<Fields[Name]['toWire']>;
};

/** The same values in a parsed request: named as in the API, converted by the request's schema. */
export type RequestFields<Fields extends FieldTable> = {
  [Name in keyof Fields as Fields[Name]['wire']]?: ReturnType<Fields[Name]['fromWire']> | undefined;
};

/** What a request asks to change: a field that is missing or undefined stays as it is. */
export type Changes<Values> = { [Name in keyof Values]?: Values[Name] | undefined };
