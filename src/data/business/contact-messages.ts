import type { Database } from '../engine/database.ts';

export type ContactMessage = { name: string; email: string; message: string };

/** Keeps a message of a visitor; returns its id. */
export async function insertContactMessage(
  { query }: Pick<Database, 'query'>,
  { message, now }: { message: ContactMessage; now: number },
): Promise<number> {
  const { id } = await query
    .insertInto('contact_messages')
    .values({ ...message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
