import type { Constant } from '../business/constant.ts';
import { toWireFields } from '../fields/convert-fields.ts';
import { centavosToPesos } from '../money/money.ts';
import type { Order } from '../orders/order.ts';
import { type Sale, saleFields } from '../sales/sale-fields.ts';
import type { AuditEntry, AuditedValues } from './audit-entry.ts';
import { changedValues } from './changed-values.ts';

export function saleEntered(sale: Sale): AuditEntry {
  return { did: 'sale entered', ...soldProduct(sale), to: saleValues(sale) };
}

export function saleChanged({ before, after }: { before: Sale; after: Sale }): AuditEntry {
  const { from, to } = changedValues(saleValues(before), saleValues(after));
  const client = before.clientName === after.clientName ? {} : { [saleFields.clientName.wire]: null };
  return { did: 'sale changed', ...soldProduct(before), from: { ...from, ...client }, to: { ...to, ...client } };
}

export function saleDeleted(sale: Sale): AuditEntry {
  return { did: 'sale deleted', ...soldProduct(sale), from: saleValues(sale) };
}

export function orderEntered(order: Order): AuditEntry {
  return { did: 'order entered', id: order.id, to: orderValues(order) };
}

export function orderChanged({ before, after }: { before: Order; after: Order }): AuditEntry {
  return { did: 'order changed', id: before.id, ...changedValues(orderValues(before), orderValues(after)) };
}

export function orderDeleted(order: Order): AuditEntry {
  return { did: 'order deleted', id: order.id, from: orderValues(order) };
}

/** Nothing of the client. */
function orderValues({ lines, total, paid, delivered }: Order): AuditedValues {
  const ordered = lines.map(
    ({ quantity, productName, flavor }) => `${quantity} x ${productName}${flavor ? ` (${flavor})` : ''}`,
  );
  return { lines: ordered.join(', '), total: centavosToPesos(total), paid, delivered };
}

type EnteredLine = { name: string; flavor: string | null; quantity: number };

export function purchaseEntered({ lines, note }: { lines: readonly EnteredLine[]; note: string }): AuditEntry {
  const entered = lines.map(({ quantity, name, flavor }) => `${quantity} x ${name}${flavor ? ` (${flavor})` : ''}`);
  return { did: 'stock entered', to: { lines: entered.join(', '), note } };
}

/** Constants with personal data of the seller. */
const PERSONAL = /phone|email|address|place/i;

export function constantChanged({ before, after }: { before: Constant; after: Constant }): AuditEntry {
  const { id, name, label } = before;
  const values = ({ value }: Constant) => ({ name, value });
  const change = { from: values(before), to: values(after) };
  return { did: 'constant changed', id, name: label, ...change, isPersonal: PERSONAL.test(name) };
}

function soldProduct({ id, productName }: Sale) {
  return { id, name: productName };
}

/** All but the client's name, of which only a change is recorded. */
function saleValues(sale: Sale): AuditedValues {
  const { [saleFields.clientName.wire]: _, ...values } = toWireFields(saleFields, sale);
  return { ...values, [saleFields.productId.wire]: sale.productName, total: centavosToPesos(sale.total) };
}
