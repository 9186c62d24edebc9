const TERMS =
  /^\P{L}*(?:(?:pedido|compra|monto)s? m[ií]nim[oa]s?|m[ií]nimo de compra|env[ií]os? (?:gratis|sin cargo|bonificado)s?)(?!\p{L})/iu;

/** 'Precios con IVA. Pedido mínimo $ 90.000.' */
const LEAST = /(?:pedido|compra|monto)s? m[ií]nim[oa]s?(?: de)?:? ?\$ ?\d/i;

/** Whether a text tells terms of sale, whose sums are no prices: 'Pedido mínimo $ 90.000. IVA incluido.' */
export function tellsTerms(text: string): boolean {
  return TERMS.test(text) || LEAST.test(text);
}
