import type { AuditRow } from '#contract/admin/audit.ts';
import { type AuditedAction, auditedActions, isAuditedAction } from '#domain/audit/audit-entry.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { pesos } from '#domain/fields/value-kinds.ts';
import { type DescribedChange, describeChanges } from './describe-change.ts';

/** Longer values are shown below the sentence. */
const LONGEST_INLINE = 60;

const list = new Intl.ListFormat('es', { type: 'conjunction' });

type Sentence = (entry: AuditRow, changes: readonly DescribedChange[]) => string;

const changedEntity =
  (of: string): Sentence =>
  ({ name }, changes) => {
    const [only] = changes;
    if (only === undefined) return `guardó los datos ${of} «${name}» sin cambiarlos`;
    const subjects = `cambió ${list.format(changes.map(({ subject }) => subject))} ${of} «${name}»`;
    return changes.length === 1 && isInline(only) ? `${subjects} de ${only.from} a ${only.to}` : subjects;
  };

const switchedEntity =
  (the: string): Sentence =>
  ({ name, to }) =>
    `${to?.active ? 'activó' : 'desactivó'} ${the} «${name}»`;

const sold = ({ name, from, to }: AuditRow) => {
  const { quantity, total } = to ?? from ?? {};
  return `una venta de ${quantity} × «${name}» por ${pesos.format(pesos.fromWire(Number(total)))}`;
};

const ordered = ({ from, to }: AuditRow) => {
  const { lines, total } = to ?? from ?? {};
  return `un pedido de ${lines} por ${pesos.format(pesos.fromWire(Number(total)))}`;
};

const orderStates = (to: AuditRow['to']) => {
  const { paid, delivered } = to ?? {};
  const states = [
    paid === undefined ? [] : paid ? 'pagado' : 'sin pagar',
    delivered === undefined ? [] : delivered ? 'entregado' : 'sin entregar',
  ];
  return list.format(states.flat());
};

const priceChange = ({ name, from, to }: AuditRow) => {
  const price = (values: AuditRow['to']) => {
    const { wire, fromWire, format } = productFields.price;
    return format(fromWire(Number(values?.[wire])));
  };
  return `de «${name}» de ${price(from)} a ${price(to)}`;
};

const counted = (count: unknown, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const newProducts = (to: AuditRow['to'], did: string) =>
  to?.products ? ` ${did} ${counted(to.products, 'producto nuevo', 'productos nuevos')}` : '';

/** What somebody did; the subject of the sentence comes before it. */
const predicates: Readonly<Record<Exclude<AuditedAction, Refusal>, Sentence>> = {
  'product added': ({ name }) => `agregó el producto «${name}»`,
  'product changed': changedEntity('de'),
  'prices changed': changedEntity('de'),
  'price changed by list': (entry) => `cambió el precio ${priceChange(entry)} con una lista en PDF`,
  'prices adjusted': ({ to }) => `ajustó ${counted(to?.prices, 'precio', 'precios')} de una vez`,
  'price adjustment undone': ({ to }) =>
    `deshizo un ajuste de precios: ${counted(to?.prices, 'precio', 'precios')} de antes`,
  'prices confirmed': ({ to }) =>
    `confirmó que ${to?.prices === 1 ? 'sigue igual 1 precio' : `siguen igual ${to?.prices} precios`}`,
  'price put back': (entry) => `deshizo el cambio de precio ${priceChange(entry)}`,
  'product switched': switchedEntity('el producto'),
  'product deleted': ({ name }) => `eliminó el producto «${name}»`,
  'products imported': ({ to }) =>
    `importó una planilla: ${counted(to?.created, 'producto nuevo', 'productos nuevos')}, ${counted(to?.changed, 'cambiado', 'cambiados')}`,
  'import undone': ({ to }) =>
    `deshizo una importación: ${counted(to?.deleted, 'producto eliminado', 'productos eliminados')}, ${counted(to?.restored, 'restaurado', 'restaurados')}`,
  'stock entered': ({ to }) => `ingresó mercadería: ${to?.lines}`,
  'brand added': ({ name }) => `agregó la marca «${name}»`,
  'brand changed': changedEntity('de la marca'),
  'brand switched': switchedEntity('la marca'),
  'category added': ({ name }) => `agregó la categoría «${name}»`,
  'category changed': changedEntity('de la categoría'),
  'category switched': switchedEntity('la categoría'),
  'sale entered': (entry) => `registró ${sold(entry)}`,
  'sale changed': changedEntity('de una venta de'),
  'sale deleted': (entry) => `eliminó ${sold(entry)}`,
  'order entered': (entry) => `registró ${ordered(entry)}`,
  'order changed': ({ to }) => `marcó un pedido como ${orderStates(to)}`,
  'order deleted': (entry) => `eliminó ${ordered(entry)}`,
  'constant changed': ({ name }, [value]) =>
    value && isInline(value) ? `cambió «${name}» de ${value.from} a ${value.to}` : `cambió «${name}»`,
  'message deleted': () => 'eliminó un mensaje de contacto',
  'picture uploaded': () => 'subió una imagen',
  'price list uploaded': ({ to }) => `subió una lista de precios con ${counted(to?.rows, 'producto', 'productos')}`,
  'price list confirmed': ({ to }) =>
    `confirmó una lista de precios, que cambió ${counted(to?.prices, 'precio', 'precios')}${newProducts(to, 'y creó')}`,
  'price list undone': ({ to }) =>
    `deshizo una lista de precios: ${counted(to?.prices, 'precio', 'precios')} de antes${newProducts(to, 'y eliminó')}`,
  'supplier renamed': ({ name, to }) => `cambió el nombre del proveedor «${name}» por «${to?.name}»`,
  'supplier forgotten': ({ name }) => `olvidó lo aprendido del proveedor «${name}»`,
  'signed in': () => 'inició sesión',
  'signed out': () => 'cerró la sesión',
  'password changed': () => 'cambió su contraseña',
  'sessions ended': ({ to }) => `cerró sus otras sesiones (${to?.sessions})`,
  'administrator created': ({ name }) => `creó la cuenta «${name}»`,
  'administrator reset': ({ name }) => `cambió la contraseña de la cuenta «${name}»`,
};

const refusals = {
  'sign-in refused': 'Se rechazó un inicio de sesión con datos incorrectos',
  'too many sign-ins': 'Se rechazó un inicio de sesión por demasiados intentos',
  'foreign origin': 'Se rechazó un pedido que venía de otro sitio',
} as const satisfies Partial<Record<AuditedAction, string>>;

type Refusal = keyof typeof refusals;

/** The entry as a sentence in Spanish, and the values that do not fit into it. */
export function describeEntry(entry: AuditRow): { sentence: string; details: readonly DescribedChange[] } {
  const { did } = entry;
  if (!isAuditedAction(did)) return { sentence: `${entry.who ?? 'La tienda'}: ${did}.`, details: [] };
  if (isRefusal(did)) return { sentence: `${refusals[did]}${leftOut(entry.to)}.`, details: [] };
  const changes = describeChanges({ entity: auditedActions[did], ...entry });
  const sentence = `${entry.who ?? 'La tienda'} ${predicates[did](entry, changes)}.`;
  const [first] = changes;
  const isComplete = changes.length === 1 && first !== undefined && isInline(first);
  return { sentence, details: isComplete || did.endsWith('switched') ? [] : changes };
}

function isRefusal(did: AuditedAction): did is Refusal {
  return Object.hasOwn(refusals, did);
}

function isInline({ from, to }: DescribedChange): boolean {
  return from !== '' && to !== '' && Math.max(from.length, to.length) <= LONGEST_INLINE;
}

function leftOut(values: AuditRow['to']): string {
  if (!values?.leftOut) return '';
  return ` (antes hubo ${counted(values.leftOut, 'rechazo más, que no se anotó', 'rechazos más, que no se anotaron')})`;
}
