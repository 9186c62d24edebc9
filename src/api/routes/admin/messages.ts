import type { OpenAPIHono } from '@hono/zod-openapi';
import { messagesRead } from '#contract/requests/contact.ts';
import { messageListing } from '#contract/requests/listing.ts';
import { wireDeleted } from '#contract/responses/admin.ts';
import { wireMessagePage, wireMessagesRead } from '#contract/responses/contact-message.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import {
  deleteContactMessage,
  listContactMessages,
  markContactMessagesRead,
  type StoredMessage,
} from '#data/business/contact-messages.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { audit } from '../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';
import { readEntityId } from '../../requests/entity-id.ts';
import { toWirePage } from '../../responses/wire-values.ts';

const access = 'admin';

const list = endpoint({
  method: 'get',
  path: adminApi.messages,
  access,
  summary: 'Contact messages, newest first',
  request: { query: messageListing },
  body: wireMessagePage,
});

const markRead = endpoint({
  method: 'put',
  path: adminApi.messagesRead,
  access,
  summary: 'Marks messages as read',
  request: jsonRequest(messagesRead),
  body: wireMessagesRead,
});

const remove = endpoint({
  method: 'delete',
  path: adminApi.message,
  access,
  summary: 'Deletes a contact message',
  body: wireDeleted,
});

export function messageRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;

  app.openapi(list, async (c) => {
    const { page, pageSize = 10 } = c.req.valid('query');
    const messages = await listContactMessages(database, { page, pageSize });
    return c.json(wireMessagePage.parse(toWirePage(messages, { page, pageSize, convert: toWireMessage })), 200);
  });

  app.openapi(markRead, async (c) => {
    const { ids } = c.req.valid('json');
    await markContactMessagesRead(database, { ids, now: Date.now() });
    return c.json({ ids }, 200);
  });

  app.openapi(remove, async (c) => {
    const id = readEntityId(c);
    if (!(await deleteContactMessage(database, id))) throw new Failure(404, failureTexts.messageNotFound);
    await audit(c, dependencies, { did: 'message deleted', id });
    return c.json(wireDeleted.parse({ id }), 200);
  });
}

function toWireMessage({ receivedAt, isRead: read, ...message }: StoredMessage) {
  return { ...message, date: toWireDate(receivedAt), read };
}
