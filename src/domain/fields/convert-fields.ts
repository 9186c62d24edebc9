import type { Changes, FieldTable, FieldValues, InitialValues, RequestFields, WireFields } from './field.ts';

/** Values as the API names and sends them; what is missing or undefined is left out. */
export function toWireFields<Fields extends FieldTable>(
  fields: Fields,
  values: FieldValues<Fields>,
): WireFields<Fields>;
export function toWireFields<Fields extends FieldTable>(
  fields: Fields,
  changes: Changes<FieldValues<Fields>>,
): Changes<WireFields<Fields>>;
export function toWireFields(fields: FieldTable, values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { wire, toWire }]) =>
      values[name] === undefined ? [] : [[wire, toWire(values[name])]],
    ),
  );
}

/** The values of a response of the API by their names inside. */
export function fromWireFields<Fields extends FieldTable>(
  fields: Fields,
  response: WireFields<Fields>,
): FieldValues<Fields>;
export function fromWireFields(fields: FieldTable, response: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { wire, fromWire }]) => [name, fromWire(response[wire])]),
  );
}

/** The values of a request, which its schema has parsed already, by their names inside. */
export function fromRequestFields<Fields extends FieldTable>(
  fields: Fields,
  request: RequestFields<Fields>,
): Changes<FieldValues<Fields>>;
export function fromRequestFields(fields: FieldTable, request: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, request[wire]]));
}

/** The values of the table's fields alone. */
export function pickFields<Fields extends FieldTable>(fields: Fields, entity: FieldValues<Fields>): FieldValues<Fields>;
export function pickFields(fields: FieldTable, entity: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, entity[name]]));
}

export function initialValues<Fields extends FieldTable>(fields: Fields): InitialValues<Fields>;
export function initialValues(fields: FieldTable): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('initial' in field ? [[name, field.initial]] : [])),
  );
}
