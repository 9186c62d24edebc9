import type { Database } from '../engine/database.ts';

export type ContactMessage = { name: string; email: string; message: string };

/** Dates in epoch milliseconds. */
export type StoredMessage = ContactMessage & { id: number; receivedAt: number; isRead: boolean };

type Reader = Pick<Database, 'query'>;

/** Returns the id of the stored message. */
export async function insertContactMessage(
  { query }: Reader,
  { message, now }: { message: ContactMessage; now: number },
): Promise<number> {
  const { id } = await query
    .insertInto('contact_messages')
    .values({ ...message, created_at: now, read_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A page of the messages, newest first. */
export async function listContactMessages(
  { query }: Reader,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: StoredMessage[]; totalResults: number }> {
  const { totalResults } = await query
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('totalResults'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'created_at', 'read_at'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const toMessage = ({
    created_at: receivedAt,
    read_at: readAt,
    ...message
  }: (typeof rows)[number]): StoredMessage => ({
    ...message,
    receivedAt,
    isRead: readAt !== null,
  });
  return { rows: rows.map(toMessage), totalResults };
}

/** Marks these messages as read, unless they are. */
export async function markContactMessagesRead(
  { query }: Reader,
  { ids, now }: { ids: readonly number[]; now: number },
): Promise<void> {
  await query
    .updateTable('contact_messages')
    .set({ read_at: now })
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute();
}

/** Returns whether there was such a message. */
export async function deleteContactMessage({ query }: Reader, id: number): Promise<boolean> {
  const { numDeletedRows } = await query.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the messages received before a time (epoch milliseconds); returns how many. */
export async function deleteContactMessagesBefore({ query }: Reader, before: number): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('contact_messages')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
