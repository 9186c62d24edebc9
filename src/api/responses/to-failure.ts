import { flavorNameTexts } from '#contract/requests/flavor-name-text.ts';
import { discountAboveTotalText } from '#contract/requests/sales/discount-above-total-text.ts';
import type { Refusal, RefusalReason } from '#data/engine/refusal.ts';
import { Failure, type FailureStatus, failureTexts } from '../http/failure.ts';

type FailureResponse = { status: FailureStatus; text: string; field?: string };

export type EntityName = 'product' | 'brand' | 'category' | 'sale' | 'order' | 'constant';

const NOT_FOUND_TEXTS: Readonly<Record<EntityName, string>> = {
  product: failureTexts.productNotFound,
  brand: failureTexts.brandNotFound,
  category: failureTexts.categoryNotFound,
  sale: failureTexts.saleNotFound,
  order: failureTexts.orderNotFound,
  constant: failureTexts.constantNotFound,
};

const IMAGE_UNKNOWN =
  'Las imágenes tienen que estar subidas a esta tienda: no se puede usar la dirección de otro sitio.';

const RESPONSES: Readonly<Record<Exclude<RefusalReason, 'not-found'>, FailureResponse>> = {
  'name-taken': { status: 409, text: 'Ya hay un producto con ese nombre.', field: 'name' },
  'name-reserved': { status: 400, text: 'Ese nombre no se puede usar.', field: 'name' },
  'link-taken': { status: 409, text: 'Ese link ya está en uso.', field: 'link' },
  'flavor-repeated': { status: 400, text: 'Hay un sabor o color repetido.', field: 'flavors' },
  'flavor-letters': { status: 400, text: flavorNameTexts.letters, field: 'flavors' },
  'flavor-length': { status: 400, text: flavorNameTexts.length, field: 'flavors' },
  'flavor-unknown': { status: 409, text: 'Ese producto no tiene esa variante.', field: 'variant' },
  'reference-unknown': { status: 400, text: 'Algo de lo elegido ya no existe.' },
  'out-of-range': { status: 400, text: 'Hay un número demasiado grande.' },
  'no-stock': { status: 409, text: 'No hay stock suficiente.', field: 'quantity' },
  'discount-above-total': { status: 400, text: discountAboveTotalText, field: 'discount' },
  stale: { status: 409, text: 'Alguien lo cambió mientras tanto. Revisá los datos de ahora.' },
  'entered-meanwhile': { status: 409, text: 'Este pedido se cargó mientras lo mirabas.' },
  'images-unknown': { status: 400, text: IMAGE_UNKNOWN, field: 'images' },
  'image-unknown': { status: 400, text: IMAGE_UNKNOWN, field: 'image' },
  'value-wrong': { status: 400, text: 'El valor no es válido.', field: 'value' },
  'no-step': { status: 409, text: 'La vista previa venció o ya se usó. Volvé a cargar el PDF.' },
  'nothing-selected': { status: 409, text: 'No hay ningún precio elegido: no se cambió nada.' },
  'other-step': { status: 409, text: 'Después se leyó otra lista en otra ventana: este resumen ya no vale.' },
  'key-reused': {
    status: 422,
    text: 'Lo que mandaste antes de este cambio ya se había guardado: buscalo en la lista y corregilo ahí.',
  },
};

/** The failure for a refused write. */
export function toFailure({ reason, available }: Refusal, entity: EntityName, current?: object): Failure {
  if (reason === 'not-found') return new Failure(404, NOT_FOUND_TEXTS[entity]);
  const { status, text, field } = RESPONSES[reason];
  const message = available === undefined ? text : `${text} ${remainingText(available)}`;
  return new Failure(status, message, { ...(field && { fields: { [field]: message } }), ...(current && { current }) });
}

/** The failure of many prices that were to be changed at once. */
export function toAdjustmentFailure(refusal: Refusal): Failure {
  if (refusal.reason !== 'stale') return toFailure(refusal, 'product');
  return new Failure(409, 'Todos esos precios cambiaron mientras tanto: no se actualizó ninguno.');
}

function remainingText(units: number): string {
  if (units === 0) return 'No queda ninguna unidad.';
  return units === 1 ? 'Queda 1 unidad.' : `Quedan ${units} unidades.`;
}
