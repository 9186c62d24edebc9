import type { OpenAPIHono } from '@hono/zod-openapi';
import { contactBody } from '#contract/requests/contact.ts';
import { wireContactResponse, wireContactTarget } from '#contract/responses/contact.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { insertContactMessage } from '#data/business/contact-messages.ts';
import { notifySeller } from '#use-cases/contact/notify-seller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { endpoint, jsonRequest } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure } from '../../http/failure.ts';
import { HOUR_MS, isMessageAllowed } from '../../rate-limits/contact-rate-limit.ts';
import { createWriteQueue, runInTurn } from '../../rate-limits/write-queue.ts';
import { toContactFailure } from './contact-failure.ts';

const target = endpoint({
  method: 'get',
  path: api.contact,
  access: 'public',
  shared: true,
  summary: 'Where the contact form posts to',
  body: wireContactTarget,
});

const send = endpoint({
  method: 'post',
  path: api.contact,
  access: 'public',
  summary: 'Leaves a message to the seller, in the form that e-mail services take',
  request: jsonRequest(contactBody),
  body: wireContactResponse,
});

const ownTarget = { url: api.contact, service_id: '', template_id: '', user_id: '' };

export function contactRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database, emailService = ownTarget, isProxy, log, mailer } = dependencies;

  const queue = createWriteQueue();

  app.openapi(target, (c) => c.json(wireContactTarget.parse(emailService), 200));

  app.openapi(
    send,
    async (c) => {
      const now = Date.now();
      const { name_from: name, email_from: email, message: text, website = '' } = c.req.valid('json').template_params;
      const message = { name, email, message: text };
      const store = async () => {
        if (!(await isMessageAllowed(database, { address: clientAddress(c, isProxy), now }))) {
          c.header('Retry-After', String(HOUR_MS / 1000));
          throw new Failure(429, 'Recibimos demasiados mensajes. Probá de nuevo más tarde.');
        }
        return website === '' ? insertContactMessage(database, { message, now }) : undefined;
      };
      const id = await runInTurn(c, { queue, task: store });
      if (id === undefined) {
        log.info({ requestId: c.get('requestId') }, 'contact message of a robot dropped');
        return c.json({ status: 'ok' as const }, 200);
      }
      log.info({ message: id, requestId: c.get('requestId') }, 'contact message stored');
      // Not awaited: the message is stored, and the visitor does not depend on the mail server.
      if (mailer) {
        notifySeller({ database, mailer, id, message }).catch((err) =>
          log.error({ err, message: id, requestId: c.get('requestId') }, 'contact message stored but not mailed'),
        );
      }
      return c.json({ status: 'ok' as const }, 200);
    },
    (result) => {
      if (!result.success) throw toContactFailure(result.error);
    },
  );
}
