const TERMS =
  /^\P{L}*(?:sub-? ?total(?:es)?|(?:pedido|compra|monto)s? m[ií]nim[oa]s?|m[ií]nimo de compra|\d{1,2} (?:cuotas?|x \$ ?\d[\d.,]* sin inter[eé]s(?=\P{L}*$))|env[ií]os? (?:gratis|sin cargo|bonificado)s?|(?<=\d ?% ?)off)(?!\p{L})/iu;
/** 'Precios con IVA. Pedido mínimo $ 90.000.' */
const LEAST = /(?:(?:pedido|compra|monto)s? m[ií]nim[oa]s?(?: de)?|m[ií]nimos? de (?:compra|pedido)):? ?\$ ?\d/i;
/** 'Envíos a toda la ciudad $ 3.500' */
const DELIVERY = /^\P{L}*(?:env[ií]os?|fletes?)(?!\p{L})[^$\d]{0,40}\$? ?\d/iu;
/** 'Vigencia: 01/11/2026', 'Consultas 11 5555-4321' */
const FACT =
  /^\P{L}*(?:consultas|vigencia|vigentes? (?:desde|hasta)|v[aá]lid[ao]s?(?: (?:desde|hasta))?|tel(?:[eé]fonos?)?|cel(?:ular)?|whats ?app|wsp|e-?mail|web|instagram|fecha|actualizad[ao]|direcci[oó]n|cuit|horarios?)(?!\p{L})(?:\s*:|\P{L}*\d)/iu;
/** 'Total artículos de la familia: 26', but not 'Total Whey 5 lb $ 96.600' */
const COUNT =
  /^\P{L}*(?:total(?:es)?|cantidad|art[ií]culos|productos|[ií]tems|renglones)(?!\p{L})(?:\P{L}*| (?:de|del|general|art|prod|[ií]tem|rengl|reg|rubro|famil|marca|l[ií]nea|secci)[^$]*|[^$]*:[^\p{L}$]*)\d(?: \p{L}+)?$/iu;

/** Whether a text is about terms of sale, an address or a number of products: its numbers are no prices. */
export function isSalesTerms(text: string): boolean {
  return TERMS.test(text) || LEAST.test(text) || DELIVERY.test(text) || COUNT.test(text) || FACT.test(text);
}
