import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { sendContact } from '#contract/shop/contact.ts';
import type { Database } from '#data/engine/database.ts';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { parseMail, startMail } from '../../../../test/servers/mail-server.ts';

const params = { name_from: 'Ana Pérez', email_from: 'ana@example.org', message: 'Hola.\n¿Tienen creatina?' };
const body = { service_id: 'service_1', template_id: 'template_1', user_id: 'user_1', template_params: params };

eachDatabase((_kind, open) => {
  let database: Database;
  let mail: Awaited<ReturnType<typeof startMail>>;
  let api: Awaited<ReturnType<typeof openApi>>;
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });

  beforeAll(async () => {
    database = await open();
    mail = await startMail();
    api = await openApi(database, { log, mailer: smtpMailer({ url: mail.url }) });
  });
  afterAll(async () => mail.stop());
  beforeEach(async () => {
    await database.query.deleteFrom('contact_messages').execute();
    await database.query.deleteFrom('sign_in_attempts').execute();
    logged.length = 0;
  });

  const stored = async () => database.query.selectFrom('contact_messages').selectAll().orderBy('id').execute();

  const refused = async (sent: unknown) => {
    const response = await api.post('/api/contact', sent);
    expect(await stored()).toEqual([]);
    return [response.status, await response.json()];
  };

  describe('POST /api/contact', () => {
    it('[M7-15] [M3-22] stores the message and mails it to the business, answering 200', async () => {
      const next = mail.next();
      const response = await api.post('/api/contact', body);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
      expect(await stored()).toMatchObject([
        { name: 'Ana Pérez', email: 'ana@example.org', message: 'Hola.\n¿Tienen creatina?' },
      ]);
      const received = await next;
      const { head, text } = parseMail(received);
      expect([received.from, received.to]).toEqual(['completar@example.com', ['completar@example.com']]);
      expect(head.find((line) => line.startsWith('Reply-To:'))).toContain('<ana@example.org>');
      expect(text.replaceAll('\r\n', '\n').trim()).toBe(
        'Nombre: Ana Pérez\nCorreo electrónico: ana@example.org\n\nHola.\n¿Tienen creatina?',
      );
    });

    it('takes what the typed client sends to it', async () => {
      const target = await (await api.get('/api/contact')).json();
      const fetch = async (path: string, init?: RequestInit) => api.request(path, init ?? {});
      const message = { name: 'Ana', email: 'ana@example.org', message: 'Hola' };
      expect(await sendContact({ fetch, log: () => undefined }, { target, message })).toBe(true);
      expect(await stored()).toMatchObject([message]);
    });

    it('answers a robot that filled in the field that nobody sees like anybody, and drops its message', async () => {
      const response = await api.post('/api/contact', {
        template_params: { ...params, website: 'http://spam.example' },
      });
      expect([response.status, await response.json(), await stored()]).toEqual([200, { status: 'ok' }, []]);
      expect((await api.post('/api/contact', { template_params: { ...params, website: '' } })).status).toBe(200);
      expect((await stored()).length).toBe(1);
    });

    it('needs no ids, for they mean nothing here', async () => {
      expect((await api.post('/api/contact', { template_params: params })).status).toBe(200);
      expect((await stored()).length).toBe(1);
    });

    it('stores the message when the mail server refuses it, and logs no address', async () => {
      const down = await openApi(database, { log, mailer: smtpMailer({ url: 'smtp://127.0.0.1:1' }) });
      expect((await down.post('/api/contact', body)).status).toBe(200);
      expect((await stored()).length).toBe(1);
      await vi.waitFor(() => expect(logged.join()).toContain('not mailed'));
      expect(logged.join()).not.toMatch(/ana@|Ana|creatina|completar@/);
    });

    it('stores the message when there is no address to mail it to', async () => {
      await database.query.updateTable('constants').set({ value: 'a las 5' }).where('name', '=', 'email').execute();
      expect((await api.post('/api/contact', body)).status).toBe(200);
      await vi.waitFor(() => expect(logged.join()).toContain('not mailed'));
      expect((await stored()).length).toBe(1);
      const value = 'completar@example.com';
      await database.query.updateTable('constants').set({ value }).where('name', '=', 'email').execute();
    });

    it.each([
      ['name_from', '  ', 'Por favor, ingresa tu nombre.'],
      ['name_from', undefined, 'Por favor, ingresa tu nombre.'],
      ['name_from', 'x'.repeat(101), 'Por favor, ingresa un nombre válido.'],
      ['name_from', 'Ana\nBcc: x@example.com', 'Por favor, ingresa un nombre válido.'],
      ['name_from', 'Ana\0', 'Por favor, ingresa un nombre válido.'],
      ['name_from', 'Ana \ud800', 'Por favor, ingresa un nombre válido.'],
      ['email_from', '', 'Por favor, ingresa tu correo electrónico.'],
      ['email_from', 'ana', 'Por favor, ingresa un correo electrónico válido.'],
      ['email_from', 'ana@example.org\r\nBcc: x@example.com', 'Por favor, ingresa un correo electrónico válido.'],
      ['email_from', 'a@example.org,b@example.org', 'Por favor, ingresa un correo electrónico válido.'],
      ['email_from', `${'a'.repeat(250)}@example.org`, 'Por favor, ingresa un correo electrónico válido.'],
      ['email_from', ['a@example.org'], 'Por favor, ingresa tu correo electrónico.'],
      ['message', ' \n ', 'Por favor, ingresa tu mensaje.'],
      ['message', 7, 'Por favor, ingresa tu mensaje.'],
      ['message', 'x'.repeat(2501), 'Por favor, ingresa un mensaje válido.'],
      ['message', 'Hola\u0007', 'Por favor, ingresa un mensaje válido.'],
    ])('[M5-9] [M5-10] [M5-11] [M5-12] refuses %s %j', async (field, value, text) => {
      expect(await refused({ ...body, template_params: { ...params, [field]: value } })).toEqual([
        400,
        { error: text, requestId: expect.any(String), fields: { [field]: text } },
      ]);
    });

    it('refuses what is no message at all', async () => {
      for (const sent of [{}, [], null, 'x', { template_params: 'x' }, { ...body, service_id: { a: 1 } }]) {
        expect(await refused(sent)).toMatchObject([400, { error: expect.any(String) }]);
      }
      expect((await refused({ ...body, extra: 'x'.repeat(300_000) }))[0]).toBe(413);
      const form = { method: 'POST', body: new URLSearchParams(params) };
      expect((await api.request('/api/contact', form)).status).toBe(415);
    });

    it('takes five messages an hour from one address, which is no matter for another', async () => {
      const from = async (address: string) => api.post('/api/contact', body, { 'x-forwarded-for': address });
      for (let index = 0; index < 5; index += 1) expect((await from('198.51.100.7')).status).toBe(200);
      const sixth = await from('198.51.100.7');
      expect([sixth.status, sixth.headers.get('retry-after'), (await sixth.json()).error]).toEqual([
        429,
        '3600',
        'Recibimos demasiados mensajes. Probá de nuevo más tarde.',
      ]);
      expect((await stored()).length).toBe(5);
      expect((await from('198.51.100.8')).status).toBe(200);
      const keys = await database.query.selectFrom('sign_in_attempts').select('key').execute();
      expect(JSON.stringify(keys)).not.toContain('198.51');
    });

    it('takes a household of IPv6 for one address', async () => {
      const statuses: number[] = [];
      for (let index = 1; index <= 6; index += 1) {
        const response = await api.post('/api/contact', body, { 'x-forwarded-for': `2001:db8:1:2::${index}` });
        statuses.push(response.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('takes 300 an hour from all addresses together', async () => {
      await database.query
        .insertInto('sign_in_attempts')
        .values({ key: 'contact', began_at: Date.now(), count: 299 })
        .execute();
      const from = async (address: string) =>
        (await api.post('/api/contact', body, { 'x-forwarded-for': address })).status;
      expect([await from('203.0.113.1'), await from('203.0.113.2')]).toEqual([200, 429]);
    });
  });

  describe('GET /api/contact', () => {
    it('[M7-15] names our own call', async () => {
      expect(await api.read('/api/contact')).toEqual({
        url: '/api/contact',
        service_id: '',
        template_id: '',
        user_id: '',
      });
    });

    it('[M7-15] names the e-mail service when there is one', async () => {
      const emailService = { url: 'https://mail.example/send', service_id: 's', template_id: 't', user_id: 'u' };
      const other = await openApi(database, { emailService });
      expect(await other.read('/api/contact')).toEqual(emailService);
    });
  });
});
