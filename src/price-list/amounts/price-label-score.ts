const QUANTITY =
  /^(?:(?:de |x ?)?(\d+) ?(?:a|al|-|hasta) ?\d+(?: ?(?:u|un|uni|unid|unidades))?|x ?(\d+)|(\d+) ?(?:u|un|uni|unid|unidad|unidades)|(?:desde|a partir de|mas de|llevando|\+(?: de)?) ?(\d+)(?: ?(?:u|un|unid|unidades))?|(\d+)(?: (?:u|un|unid|unidades)\.?)? ?(?:\+|o mas|en adelante)(?: ?(?:u|un|unid|unidades))?)\.?$/;

const PUBLIC =
  /sugerid|\bsug(?:s|er|eri)?\b|pvp|\bps?v?p\b|msrp|psv|public|\bpubl?\b|consum|\bcons\.? final|cliente final|\bal cliente\b|\bventa\b|\bp?vta\b|mostrador|gondola|vidriera|\bretail\b|\bvende(?:lo)?\b|recomendad|\bpps\b|\bpv[rs]\b|\bp\.?v\.?s\b|\bppub\b|\brrp\b|\bp\.? v\.? p\b/;
/** Less than one for the public: beside that it is what small shops pay. */
const RETAIL = /minorist|\bminor\b|\btienda\b|\bweb\b|\bonline\b|\bp(?:recio)?\.? ?min\b/;
const WHOLESALE =
  /mayor|\bp(?:recio)?\.? ?may\b|costo|\bcost\b|\bcto\b|distrib|\bdistr?\b|revend|reventa|\brev\b|gremio|gimnas|\bgimn?\b|\bgym\b|\blocales\b|\bcajon\b|bulto|\bcaja\b|compra|comercio|negocio|dietetica|farmacia|\bneto\b|docena|kiosco|^may\.?$/;

/** Beside the price of one piece; what is sold alone has no other price. */
const PACKED = /\bdisplay\b|\bcaja\b|\bpack\b|\bbulto\b/;

const UNTIL = /\bhasta (?:el )?\d{1,2}[/-]\d{1,2}\b/;
const SINCE = /\b(?:desde|a partir)(?: del?| el)? \d{1,2}[/-]\d{1,2}\b/;

/** Whether words (plain text) are about the price that the public pays, at least also. */
export function mentionsRetailPrice(bare: string): boolean {
  return PUBLIC.test(bare);
}

/** '% IVA', '-10 %': a part of a price; the public's price may tell what was added: 'PVP (IVA 21 % incluido)', 'PVP (+45 %)'. */
export function isPercentage(bare: string): boolean {
  const rest = bare.replace(/\biva \(?\d{1,2}(?:[.,]\d)? ?%\)?/g, 'iva');
  const added = mentionsRetailPrice(bare) ? rest.replace(/(?:\+|\bcon|\bc\/) ?\d{1,3} ?%/g, '') : rest;
  return added.includes('%');
}

/** The score of a price under these words (plain text): higher is likelier to be the retail price of one unit. */
export function priceLabelScore(bare: string): number {
  let score = 0;
  if (PUBLIC.test(bare)) score += PACKED.test(bare) ? 80 : 100;
  else if (RETAIL.test(bare)) score += 50;
  else if (WHOLESALE.test(bare)) score -= 60;
  const [, inBrackets = ''] = /\(([^):]*)/.exec(bare) ?? [];
  const quantity =
    minimumQuantity(inBrackets.replace(/ *c\/u$/, '')) ??
    minimumQuantity(bare.replace(/ *\(?c\/u\)?$/, '')) ??
    minimumQuantity(bare.replace(/(?<=^x ?\d+) ?(?:u|uni?|unid|unidades)\.?$/, '')) ??
    minimumQuantity(bare.replace(/^(?:precio|lista|pack|por) /, ''));
  if (quantity !== undefined) score += quantity === 1 ? 10 : -50 - Math.min(quantity, 40);
  if (/unitario|\bunit\b|\bunidad\b|c\/u/.test(bare)) score += 10;
  if (/anterior|\bant\b|viej[oa]|\bantes\b/.test(bare)) score -= 200;
  // 'Actual hasta 31/10' stands beside 'desde 01/11'.
  if (UNTIL.test(bare)) score -= 40;
  else if (/nuev[oa]|actual|vigente|\bahora\b|\bhoy\b/.test(bare) || SINCE.test(bare)) score += 20;
  // The law has every shop print it beside the price that is paid.
  if (/sin imp(?:uestos)?\.? nac/.test(bare)) score -= 60;
  else if (/(?:sin|s\/) ?(?:iva|imp)|\+ ?iva/.test(bare)) score -= 8;
  else if (/\bc\/ ?iva|\bcon iva|\biva inc|\bfinal\b/.test(bare)) score += 3;
  if (/contado|efectivo|efvo|transf/.test(bare)) score -= 5;
  if (/tarjeta|debito|credito/.test(bare)) score -= 6;
  if (/promo|oferta|especial/.test(bare)) score -= 15;
  return score;
}

/** The number of pieces from which a price holds: 6 of 'x 6', '6 a 11', 'desde 6'. */
export function minimumQuantity(bare: string): number | undefined {
  const [, ...counts] = QUANTITY.exec(bare.trim()) ?? [];
  const count = counts.find((one) => one !== undefined);
  return count === undefined ? undefined : Number(count);
}
