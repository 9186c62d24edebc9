import { type RawBuilder, sql } from 'kysely';

// SQLite prepares a statement anew at each execution if the value of a parameter could change its plan, which takes
// longer than reading a page of a list. It does not look into expressions.

export function computedNumber(value: number): RawBuilder<number> {
  return sql<number>`${value} + 0`;
}

export function computedText(value: string): RawBuilder<string> {
  return sql<string>`${value} || ''`;
}
