/** That a product is not sold, for now or for good. */
const UNAVAILABLE = [
  /(?:temporal(?:mente)? )?(?:sin|s\/|s\.) ?\/? ?stock(?: (?:hasta|por|x) .{1,15})?|fuera de stock|quiebre(?: de stock)?/,
  /agotad[oa]s?|agot\.|discont(?:inu(?:ad)?[oa]s?|\.)?|suspendid[oa]|no disponible|no (?:hay|quedan?|tengo|tenemos)(?: m[aá]s)?(?: (?:por|x) (?:ahora|el momento))?|se agot[oó]|sin (?:unidades|mercader[ií]a)/,
  /no (?:me|nos) (?:quedan?|qued[oó]|quedaron|entran?|entr[oó]|entraron|vienen?|vino|vinieron|lleg[oó]|llegaron)(?: m[aá]s| ningun[oa])?|no est[aá]n? (?:viniendo|entrando|llegando)|no (?:l[aeo]s? )?(?:vienen?|hacen|traen) m[aá]s/,
];
/** Printed instead of a price. */
const PHRASES = [
  ...UNAVAILABLE,
  /(?:precio a )?consult(?:ar|e|[aá]|[aá](?:me|nos|lo))(?: (?:por|x) (?:privado|mail|cantidad|stock|precio|whats\S*|wsp?))?|(?:precio )?a (?:convenir|confirmar)|sin (?:precio|cotizar)|no cotiza|(?:pregunt[aá]|escrib[ií]|habl[aá])(?:me|nos)|ped[ií](?:r|me|nos)? precio/,
  /no (?:l[aeo]s? )?(?:tom(?:es|en)|consider(?:es|en))(?: en cuenta)?|no (?:me|nos) (?:confirm|pas)aron (?:el )?precio/,
  /a pedido|por encargo|entran? (?:el|la|en) .{1,15}|en (?:camino|viaje|tr[aá]nsito)|sin ingreso|pr[oó]ximamente|(?:pr[oó]x(?:imo|\.)?|pronto) ingreso/,
];
/** Abbreviations and marks for it. */
const CELLS = [
  /s ?stock|s\/ ?st\.?|s\/s|s\/ ?p(?:recio)?|s\/d|(?:a )?consult(?:ar|e|a)?\.?(?: precio)?|(?:a )?cons\.|n\/[acd]|n\.d\.|tbc|no disp\.?|disc\.|agot|sin exist(?:\.|encias?)?|c\/ ?pedido|llamar|preguntar/,
  /(?:re)?ingresa(?:n|ndo)?(?: .{1,15})?|prox\.?|pronto|pend(?:iente|\.)|a conf\.?|reservado|pausado|falta(?:nte)?/,
  /[-*x.]+|\$ ?-*|(?:\$ ?)?0(?:[.,]0+)?/,
];

const sources = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|');

const ALONE = new RegExp(`^(?:${sources([...PHRASES, ...CELLS])})$`);

/** In letters: longer cells describe products. */
const LONGEST = 100;

/** Whether a cell (plain text) says that there is no price: 'sin stock', '(consultar)', 'Agotado! (ingresa 20/11)'. */
export function isNoPrice(bare: string): boolean {
  if (bare.length > LONGEST) return false;
  const [, starred = bare] = /^[*(<[-]+ ?(\p{L}.*?) ?[*)>\]-]+$/u.exec(bare) ?? [];
  const text = starred.replace(/^(\P{L}*\p{L})|\s*[!¡✘✖✗❌⛔]+/gu, '$1').replace(/(?<=\p{L}\S*)\s*\([^)]*\)$/u, '');
  return ALONE.test(text);
}

/** The same in lines only. */
const OF_LINES = /l[ao]s? discontinu(?:o|aron)|s\/ ?stk/;
/** 'estaba agotado' and 'agotado, ya volvió' say the contrary. */
const NOT_BEFORE = '(?<!estaba |estuvo |ya no |no esta )';
const NOT_BEHIND = /(?<!\p{L})(?:volvi|ya (?:hay|entr|lleg|ten))/u;
const SAYS_UNAVAILABLE = new RegExp(
  `^((?:[^()]|\\([^()]*\\))*?)(?<!\\p{L})${NOT_BEFORE}(?:${sources([...UNAVAILABLE, OF_LINES])})(?!\\p{L})(.*)$`,
  'u',
);

/** What precedes and follows the words of a text (plain) that say that a product is not sold; undefined without them. */
export function splitUnavailable(bare: string): { before: string; behind: string } | undefined {
  const [, before, behind = ''] = SAYS_UNAVAILABLE.exec(bare) ?? [];
  return before === undefined || NOT_BEHIND.test(behind) ? undefined : { before, behind };
}
