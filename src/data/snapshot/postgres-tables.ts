import type { ClientBase } from 'pg';
import { isInternalTable } from './snapshot.ts';

/** `type` as SQL writes it; `key` is the position in the primary key. */
type PostgresColumn = { name: string; type: string; key: number | null };

export type PostgresTable = {
  name: string;
  /** In their order, without generated ones. */
  columns: PostgresColumn[];
  /** The column whose values are numbered, and the last number; null without one. */
  idColumn: string | null;
  lastId: number | null;
};

/** Tables of extensions are not ours. */
const OWN_TABLES = `pg_class t join pg_namespace n on n.oid = t.relnamespace and n.nspname = current_schema()
  where t.relkind = 'r'
    and not exists (select from pg_depend e where e.objid = t.oid and e.deptype = 'e')`;

const COLUMNS = `
  select t.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    array_position((select i.indkey::int2[] from pg_index i where i.indrelid = t.oid and i.indisprimary), a.attnum) as key
  from (select t.oid, t.relname from ${OWN_TABLES}) t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by t.relname collate "C", a.attnum`;

const IDS = `
  select t.relname as "table", a.attname as name, coalesce(pg_sequence_last_value(s.oid::regclass), 0)::float8 as last
  from (select t.oid, t.relname from ${OWN_TABLES}) t
  join pg_depend d on d.refobjid = t.oid and d.deptype in ('a', 'i') and d.classid = 'pg_class'::regclass
  join pg_class s on s.oid = d.objid and s.relkind = 'S'
  join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid`;

/** The tables of the current schema, by name. Expects the types of snapshots. */
export async function readPostgresTables(client: ClientBase): Promise<PostgresTable[]> {
  const columns = await client.query<PostgresColumn & { table: string }>(COLUMNS);
  const ids = await client.query<{ table: string; name: string; last: number }>(IDS);
  const tables = new Map<string, PostgresTable>();
  for (const { table: name, ...column } of columns.rows) {
    if (isInternalTable(name)) continue;
    const id = ids.rows.find((each) => each.table === name);
    const table = tables.get(name) ?? { name, columns: [], idColumn: id?.name ?? null, lastId: id?.last ?? null };
    table.columns.push(column);
    tables.set(name, table);
  }
  return [...tables.values()];
}

/** The names ordered so that each table comes after those that it refers to. */
export async function orderByReferences(client: ClientBase, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; refers_to: string }>(`
    select distinct t.relname as "table", r.relname as refers_to
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = quote_ident(current_schema())::regnamespace and t.oid <> r.oid`);
  const ordered: string[] = [];
  const visiting = new Set<string>();
  const visit = (name: string) => {
    if (visiting.has(name)) return;
    visiting.add(name);
    for (const { table, refers_to } of rows) if (table === name) visit(refers_to);
    ordered.push(name);
  };
  for (const name of names) visit(name);
  return ordered;
}
