import { fromWireDate } from '#domain/dates/wire-date.ts';
import { type Caller, call } from '../http/call.ts';
import type { WirePage } from '../responses/admin.ts';
import type { WireStoredMessage } from '../responses/contact-message.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';
import { fromWirePage, type Page, type PageRequest } from './page.ts';

/** `receivedAt` in epoch milliseconds. */
export type Message = Omit<WireStoredMessage, 'date'> & { receivedAt: number };

export function messageCalls(caller: Caller) {
  return {
    /** Newest first. */
    list: async (request: Pick<PageRequest, 'page' | 'pageSize'>): Promise<Page<Message>> =>
      fromWirePage(await call<WirePage<WireStoredMessage>>(caller, adminApi.messages, { query: request }), fromWire),

    markRead: async (ids: readonly number[]): Promise<void> => {
      await call(caller, adminApi.messagesRead, { method: 'PUT', body: { ids } });
    },

    delete: async (id: number): Promise<void> => {
      await call(caller, fillPath(adminApi.message, { id }), { method: 'DELETE' });
    },
  };
}

function fromWire({ date, ...message }: WireStoredMessage): Message {
  return { ...message, receivedAt: fromWireDate(date) };
}
