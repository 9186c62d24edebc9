import Sqlite from 'better-sqlite3';

/** Facts about a database file; undefined where a table is missing. */
export type SqliteInspection =
  | { ok: true; shopId: string | undefined; products: number | undefined }
  | { ok: false; damage: string };

/** Opens a file that exists, without changing its tables. `check` also looks for damage, in time linear in its size. */
export function inspectSqlite(file: string, { check }: { check: boolean }): SqliteInspection {
  const connection = new Sqlite(file, { fileMustExist: true });
  try {
    const damage = check ? findDamage(connection) : undefined;
    if (damage !== undefined) return { ok: false, damage };
    return {
      ok: true,
      shopId: readValue<string>(connection, "select value from secrets where name = 'shop-id'"),
      products: readValue<number>(connection, 'select count(*) from products'),
    };
  } catch (error) {
    const damage = damageText(error);
    if (damage === undefined) throw error;
    return { ok: false, damage };
  } finally {
    connection.close();
  }
}

function findDamage(connection: Sqlite.Database): string | undefined {
  const result = connection.pragma('quick_check(1)', { simple: true });
  return result === 'ok' ? undefined : String(result);
}

function readValue<Value>(connection: Sqlite.Database, query: string): Value | undefined {
  try {
    return connection.prepare<[], Value>(query).pluck().get();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no such table')) return undefined;
    throw error;
  }
}

function damageText(error: unknown): string | undefined {
  if (!(error instanceof Sqlite.SqliteError)) return undefined;
  return /^SQLITE_(CORRUPT|NOTADB)/.test(error.code) ? error.message : undefined;
}
