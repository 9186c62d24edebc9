const TERMS =
  /^\P{L}*(?:(?:pedido|compra|monto)s? m[ií]nim[oa]s?|m[ií]nimo de compra|env[ií]os? (?:gratis|sin cargo|bonificado)s?)(?!\p{L})/iu;

/** 'Precios con IVA. Pedido mínimo $ 90.000.' */
const LEAST = /(?:pedido|compra|monto)s? m[ií]nim[oa]s?(?: de)?:? ?\$ ?\d/i;

/** 'Vigencia: 01/11/2026', 'Consultas: 11 5555-4321' */
const SAID =
  /^\P{L}*(?:vigencia|vigentes? (?:desde|hasta)|v[aá]lid[ao]s? (?:desde|hasta)|consultas|tel(?:[eé]fonos?)?|whatsapp|cel(?:ular)?)(?!\p{L})\P{L}*\d/iu;

/** What programs print below the products of a kind: 'Total artículos de la familia: 26'. */
const COUNT = /^\P{L}*(?:(?:sub ?)?total(?:es)?|cantidad)(?!\p{L}).*\d$/iu;

/** Whether a text tells terms of sale or counts products, whose sums are no prices: 'Pedido mínimo $ 90.000. IVA incluido.' */
export function tellsTerms(text: string): boolean {
  return TERMS.test(text) || LEAST.test(text) || COUNT.test(text) || SAID.test(text);
}
