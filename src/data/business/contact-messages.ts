import type { Database } from '../engine/database.ts';

export type ContactMessage = { name: string; email: string; message: string };

/** Returns the id of the stored message. */
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
