/** The column of each field. */
type ColumnTable = Readonly<Record<string, string>>;

/** `table.column as field` for each field, for a select. */
export function selectColumns<Table extends string, Columns extends ColumnTable>(
  table: Table,
  columns: Columns,
): { [Name in keyof Columns & string]: `${Table}.${Columns[Name]} as ${Name}` }[keyof Columns & string][];
export function selectColumns(table: string, columns: ColumnTable): string[] {
  return Object.entries(columns).map(([name, column]) => `${table}.${column} as ${name}`);
}

/** The values of the fields by their columns, for an insert or update. */
export function toColumns<Columns extends ColumnTable, Values extends Record<keyof Columns, unknown>>(
  columns: Columns,
  values: Values,
): { [Name in keyof Columns as Columns[Name]]: Values[Name] };
export function toColumns(columns: ColumnTable, values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [column, values[name]]));
}
