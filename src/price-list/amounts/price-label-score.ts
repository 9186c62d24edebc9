import { normalizeText } from '../text/normalize-text.ts';

const QUANTITY =
  /^(?:(?:de |x ?)?(\d+) ?(?:a|al|-|hasta) ?\d+(?: ?(?:u|un|uni|unid|unidades))?|x ?(\d+)|(\d+) ?(?:u|un|uni|unid|unidad|unidades)|(?:desde|a partir de|mas de|llevando|\+(?: de)?) ?(\d+)(?: ?(?:u|un|unid|unidades))?|(\d+)(?: (?:u|un|unid|unidades)\.?)? ?(?:\+|o mas|en adelante)(?: ?(?:u|un|unid|unidades))?)\.?$/;

const PUBLIC =
  /sugerid|\bsug(?:s|er|eri)?\b|pvp|\bps?v?p\b|msrp|psv|public|\bpubl?\b|consum|\bcons\.? final|cliente final|\bal cliente\b|\bventa\b|\bp?vta\b|mostrador|gondola|vidriera|\bretail\b|\bvende(?:lo)?\b|recomendad|\bpps\b|\bpv[rs]\b|\bp\.?v\.?s\b|\bppub\b|\brrp\b|\bp\.? v\.? p\b/;
const SMALL_SALES = /minorist|\bminor\b/;
const WHOLESALE =
  /mayor|\bp(?:recio)?\.? ?may\b|costo|\bcost\b|\bcto\b|distrib|\bdistr?\b|revend|reventa|\brev\b|gremio|gimnas|\bgimn?\b|\bgym\b|\blocales\b|\bcajon\b|bulto|\bcaja\b|compra(?!dor)|comercio|negocio|dietetica|farmacia|\bneto\b|docena|kiosco|^may\.?$/;
/** Tax is added to the price. */
const NET =
  /(?:\+|\bmas|\bsin|\bs\/|\b(?:suma|agrega)[a-z]*) ?(?:el )?(?:\d{1,2}(?:[.,]\d)? ?% ?(?:de )?)?(?:iva|impuestos?)\b|\b(?:sin|s\/) ?imp\b|\bno (?:se )?incl(?:uyen?)?\.? (?:el )?(?:iva|imp(?:uestos?)?)\b|\biva (?:no incl|aparte)|\bprecios? netos?\b/;
const WITHOUT_TAXES = /\b(?:sin |s\/ ?)imp(?:uestos)?\b/;
/** The law has shops print it beside the price that is paid. */
const WITHOUT_NATIONAL_TAXES = /(?:\bprecio )?\b(?:sin |s\/ ?)imp(?:uestos)?\.? nac/;
const MEASURE = String.raw`(?:por|x|\/|del?|cada) ?(?:cada )?((?:1 )?(?:kg|kilo(?:gramo)?|l|lt|litro)|100 ?(?:g|grs?|gramos|ml|cc))\.?`;
/** What is sold loose has this one, and by law what is sold in packs, too: 'Precio x kg', '$/kg', 'Público por kilo'. */
const OF_MEASURE = new RegExp(
  String.raw`^(?!(?:x|\/) ?(?:1 )?100)(?:(?:precios?|pr(?:ec?)?\.?|p\.|\$) ?(kg|kilo)$|(.*?)(?<![\p{L}\d])${MEASURE}(?![\p{L}\d])(.*)$)`,
  'u',
);
/** Cards beside each other have it several times in a line. */
const ALL_WITHOUT_TAXES = new RegExp(WITHOUT_NATIONAL_TAXES, 'g');
const GROSS =
  /\b(?:con|c\/) ?(?:el )?iva|(?<!\bsin )\biva inc|(?<!\bno (?:se )?)\bincl(?:uyen?)?\.? (?:el )?iva|\bfinal(?:es)?\b/;
const CURRENT = /nuev[oa]|actual|vigente|\bahora\b|\bhoy\b|\b(?:desde|a partir)(?: del?| el)? \d{1,2}[/-]\d{1,2}\b/;
const PAID_AT_ONCE = /contado|efectivo|efvo|transf/;
/** What may stand before a quantity: 'Precio nuevo x 6'. */
const BEFORE_QUANTITY = new RegExp(`^(?:(?:precios?|lista|pack|por|${CURRENT.source}) )+`);
/** The score of a label is the sum of its first words in each row. */
const WEIGHTS: readonly (readonly (readonly [RegExp, number])[])[] = [
  [
    // Less than the price of one piece; a display may have no other.
    [new RegExp(String.raw`^(?=.*(?:\bdisplay\b|\bcaja\b|\bpack\b|\bbulto\b)).*(?:${PUBLIC.source})`), 80],
    [PUBLIC, 100],
    // Beside a price for the public this one is for small shops.
    [new RegExp(String.raw`${SMALL_SALES.source}|\btienda\b|\bweb\b|\bonline\b|\bp(?:recio)?\.? ?min\b`), 50],
    [WHOLESALE, -60],
  ],
  [[/unitario|\bunit\b|\bunidad\b|\bpieza\b|c\/u/, 10]],
  [[/anterior|\bant\b|viej[oa]|\bantes\b/, -200]],
  [
    // 'Actual hasta 31/10' stands beside 'desde 01/11'.
    [/\bhasta (?:el )?\d{1,2}[/-]\d{1,2}\b/, -40],
    [CURRENT, 20],
  ],
  [
    [WITHOUT_NATIONAL_TAXES, -60],
    [NET, -8],
    [GROSS, 6],
  ],
  [[PAID_AT_ONCE, -5]],
  [[/tarjeta|debito|credito/, -6]],
  [[/promo|oferta|especial/, -15]],
];

/** How much a label (plain) says that its prices are for, '1 kg' of 'precio x kg', and the rest of it. */
export function pricedMeasure(bare: string): { measure: string; rest: string } | undefined {
  const [, own, before = '', other, behind = ''] = OF_MEASURE.exec(bare) ?? [];
  const measure = own ?? other;
  if (measure === undefined) return undefined;
  return { measure: /^\d/.test(measure) ? measure : `1 ${measure}`, rest: `${before} ${behind}`.trim() };
}

/** Whether a label (plain) says no more than this: 'precio x kg', '$/kg'. */
export function isOfMeasure(bare: string): boolean {
  const rest = pricedMeasure(bare)?.rest;
  return rest !== undefined && /^(?:precios?|pr(?:ec?)?\.?|p\.|valor|\$)?$/.test(rest);
}

export function mentionsRetailPrice(bare: string): boolean {
  return PUBLIC.test(bare);
}

export function mentionsWholesalePrice(bare: string): boolean {
  return WHOLESALE.test(bare) && !PUBLIC.test(bare);
}

export function mentionsCurrentPrice(bare: string): boolean {
  return CURRENT.test(bare);
}

/** Whether a label (plain) says no more than how a price comes of another: paid at once, without taxes, or of a measure. */
export function isOfPlainPrice(bare: string): boolean {
  const isPlain = PAID_AT_ONCE.test(bare) || WITHOUT_TAXES.test(bare) || isOfMeasure(bare);
  return isPlain && !PUBLIC.test(bare) && !WHOLESALE.test(bare);
}

/** Whether a text (plain) says that tax is added to prices, and of none that it is in them. */
export function mentionsNetPrice(bare: string): boolean {
  return NET.test(bare.replace(ALL_WITHOUT_TAXES, '')) && !GROSS.test(bare);
}

export function mentionsTax(bare: string): boolean {
  return NET.test(bare) || GROSS.test(bare);
}

/** Whether a title is that of prices for the public, or of those for small sales, as 'minorista' is beside 'mayorista'. */
export function isRetailTitle(bare: string): boolean {
  return PUBLIC.test(bare) || SMALL_SALES.test(bare);
}

/** '% IVA', '-10 %', but not 'PVP (IVA 21 % incluido)' or 'PVP (+45 %)'. */
export function isPercentage(bare: string): boolean {
  const rest = bare.replace(/\biva \(?\d{1,2}(?:[.,]\d)? ?%\)?/g, 'iva');
  const added = mentionsRetailPrice(bare) ? rest.replace(/(?:\+|\bcon|\bc\/) ?\d{1,3} ?%/g, '') : rest;
  return added.includes('%');
}

/** Higher for words (plain text) that likelier label the retail price of one unit. */
export function priceLabelScore(bare: string): number {
  const weights = WEIGHTS.flatMap((row) => row.find(([words]) => words.test(bare))?.[1] ?? []);
  const [, inBrackets = ''] = /\(([^):]*)/.exec(bare) ?? [];
  const label = bare.replace(BEFORE_QUANTITY, '').replace(/ *\(?c\/u\)?$/, '');
  const quantity =
    minimumQuantity(inBrackets.replace(/ *c\/u$/, '')) ??
    minimumQuantity(label.replace(/(?<=^x ?\d+) ?(?:u|uni?|unid|unidades)\.?$/, ''));
  if (quantity !== undefined) weights.push(quantity === 1 ? 10 : -50 - Math.min(quantity, 40));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

export function isBoxLabel(label: string): boolean {
  return /\b(?:caja|cajon|docena|display|disp|bulto|pack|estuche|exhibidor|bolsa|bolson)\b/.test(normalizeText(label));
}

/** The number of pieces from which on a price is valid: 6 of 'x 6', '6 a 11', 'desde 6'. */
export function minimumQuantity(bare: string): number | undefined {
  const [, ...counts] = QUANTITY.exec(bare.trim()) ?? [];
  const count = counts.find((one) => one !== undefined);
  return count === undefined ? undefined : Number(count);
}
