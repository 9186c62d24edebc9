import assert from 'node:assert/strict';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { visibleWords } from '#domain/text/visible-text.ts';
import type { HostileText } from '../../test/hostile-texts/hostile-text.ts';

/** A control character other than those of a text of several lines, or half of a character. */
const NEVER_STORED = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;

export type StoredProduct = { id: number; name: string; description: string };

/** `messages`: how many contact messages were accepted. */
export type StoredTexts = { stored: number; refused: number; messages: number; products: StoredProduct[] };

type Json = Record<string, unknown>;
type Answer = { status: number; body: Json };

export type Seller = { send: (method: string, path: string, body: Json) => Promise<Answer> };

/** The administrator's calls, and those of visitors, each from another address. */
export function sellerAt(url: string, token: string): Seller {
  let visitors = 0;
  return {
    async send(method, path, body) {
      visitors += 1;
      const response = await fetch(url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`,
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

/**
 * Writes each text into every field of products, brands, categories and sales that takes text, and into contact
 * messages. It must be stored as it is (names as they are seen), or be refused with an explanation.
 */
export async function storeTexts(seller: Seller, texts: readonly HostileText[]): Promise<StoredTexts> {
  const counts: StoredTexts = { stored: 0, refused: 0, messages: 0, products: [] };

  /** The stored entity, undefined when the text was refused; `fields` are those that must come back. */
  const write = async (path: string, body: Json, { entity, fields }: { entity: string; fields: string[] }) => {
    const answer = await seller.send('POST', path, body);
    if (answer.status !== 200) {
      assertRefusal(answer, `${path} ${JSON.stringify(body).slice(0, 120)}`);
      counts.refused += fields.length;
      return undefined;
    }
    const stored = toRecord(answer.body[entity]);
    for (const field of fields) {
      const text = String(body[field]);
      assertStored(stored[field], field === 'name' ? visibleWords(text) : text);
    }
    counts.stored += fields.length;
    return stored;
  };

  const writeMessage = async (message: Json) => {
    const answer = await seller.send('POST', api.contact, { template_params: message });
    if (answer.status === 200) counts.messages += 1;
    else assertRefusal(answer, `message ${JSON.stringify(message).slice(0, 120)}`);
  };

  for (const [index, { name: kind, text }] of texts.entries()) {
    const link = `texto-${index}`;
    const brand = await write(adminApi.brands, { name: text, link, image: '' }, { entity: 'brand', fields: ['name'] });
    const category = { name: text, link, idCategoryType: 1 };
    const { id: idCategory = 1 } =
      (await write(adminApi.categories, category, { entity: 'category', fields: ['name'] })) ?? {};
    await write(adminApi.brands, { name: kind, link: text, image: '' }, { entity: 'brand', fields: [] });

    const product = { price: 1000 + index, amount: 50, idBrand: brand?.id ?? 1, idCategory };
    const named = { ...product, name: `${index} ${text}`, description: text };
    const stored =
      (await write(adminApi.products, named, { entity: 'product', fields: ['name', 'description'] })) ??
      (await write(adminApi.products, { ...named, name: kind }, { entity: 'product', fields: ['description'] })) ??
      (await write(adminApi.products, { ...named, name: kind, description: '' }, { entity: 'product', fields: [] }));
    const { id: idProduct = 0, name, description } = stored ?? {};
    counts.products.push({ id: Number(idProduct), name: String(name), description: String(description) });
    await write(
      adminApi.products,
      { ...product, name: `${kind} con sabores`, flavors: [{ name: text, quantity: 5 }] },
      { entity: 'product', fields: [] },
    );

    const sale = { idProduct, quantity: 1, clientName: text, paymentMethod: text, shippingMethod: text };
    const saleFields = ['clientName', 'paymentMethod', 'shippingMethod'];
    await write(adminApi.sales, sale, { entity: 'sale', fields: saleFields });

    const message = { name_from: text, email_from: `visitante${index}@example.com`, message: text };
    await writeMessage(message);
    if (kind.startsWith('mail')) await writeMessage({ ...message, email_from: `${text}@example.com` });
  }
  return counts;
}

/** Writes the text into every constant that takes it. Returns how many did. */
export async function storeInConstants(seller: Seller, ids: readonly number[], { text }: HostileText): Promise<number> {
  let stored = 0;
  for (const id of ids) {
    const answer = await seller.send('PUT', adminApi.constants, { id, constant: { value: text } });
    if (answer.status === 200) {
      assertStored(toRecord(answer.body.constant).value, text);
      stored += 1;
    } else assertRefusal(answer, `constant ${id}`);
  }
  return stored;
}

function assertStored(stored: unknown, text: string): void {
  assert.ok(typeof stored === 'string' && !NEVER_STORED.test(stored), `stored ${JSON.stringify(stored)}`);
  assert.equal(stored.trim(), text.trim());
}

function assertRefusal({ status, body }: Answer, what: string): void {
  assert.ok(status >= 400 && status < 500, `${what} answered ${status}`);
  assert.ok(
    typeof body.error === 'string' && typeof body.requestId === 'string',
    `${what} is refused without a reason`,
  );
}

function toRecord(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
