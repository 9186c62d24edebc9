import { SPELLED_SIZES } from '#domain/search/measure-units.ts';
import { CLOSED_RATIO } from '../sizes/amino-ratio.ts';
import { withGarmentSizes } from '../sizes/garment-sizes.ts';
import { UNIT_NAMES } from '../sizes/units.ts';

type SpellingRule = readonly [RegExp, string];

const FLAVORS: readonly SpellingRule[] = [
  [/\bf(?:r|rut|rutos)?\.? ?roj(?:os?)?\b/g, 'frutos rojos'],
  [/\bd(?:ul?|ulc)?\.? ?(?:de )?leche\b|\bddl\b/g, 'dulce leche'],
  [/\bmanz(?:ana)?\.? verde\b|\bgreen apple\b/g, 'manzana'],
  [/\b(?:doble|double) (?=choc)/g, ''],
  [/(?<![\p{L}\d])c ?[&/] ?c(?![\p{L}\d])/gu, 'cookies crema'],
  [/\b(?:vanilla |vainilla )?ice ?cream\b/g, 'vainilla'],
  [/\blemon pie\b/g, 'limon'],
  [/\bbubble ?gum\b/g, 'chicle'],
  [/\b(?:s[/.]|sin) ?tacc\b/g, ' sintacc '],
  [/\b(?:s[/.]|sin) ?sabor(?:izar)?\b/g, ' neutro '],
  [/(?<![\p{L}\d])s\/(?=\p{L}{2})/gu, 'sin '],
  // 'V-C-F', '(V/C)'
  [/(?<![\p{L}\d])[a-z](?:[/-][a-z]){2,5}(?![\p{L}\d])|\([a-z](?:[/-][a-z]){1,5}\)/gu, ' '],
];

const SIZES: readonly SpellingRule[] = [
  ...SPELLED_SIZES,
  [/\bc\/ ?u(?:no)?\b/g, ' '],
  // 'Disp. 12', 'CJ12U'
  [
    /\b(display|disp|caja|cja?|box|estuche|exhibidor|exhib)\.? ?(?:de |x ?)?(\d{1,2}) ?(?:u(?:n(?:id(?:ades)?)?)?\b\.?)?(?= |$)/g,
    '$1 x$2',
  ],
  // 'Omega 3 caps. x 60', 'Omega 3 1000 caps x 60': so few or many are no count.
  [
    /(?<=(?:(?<!\d)\d|[5-9]\d\d|\d{4}) )(caps?|capsulas?|comp|comprimidos?|tabs?|tabletas?)\.? x ?([2-9]\d|\d{3})(?![\d.,]| ?\p{L})/gu,
    '$2 $1',
  ],
  // '24x30g', '12 x 46 grs', but 'Omega 3 x 60 g'.
  [/(?<![\p{L}\d.,:])(?:(\d{1,3})x ?|(\d{2}) x )(?=\d+(?:[.,]\d+)? ?(?:g|gr|grs|ml|cc)\b)/gu, 'x$1$2 '],
  [/\b(?:soft|veg|veggie|gel|liquid)[ -]?(?:gel|cap)s?\b/g, 'caps'],
  [/\b(c(?:aps?|ps|apsulas?))\.? (?:veg(?:etal|etales|an[ao]s?)?\b\.?|de gelatina\b|gel\b)/g, '$1 '],
  [/\b(comp(?:r|rimidos)?)\.? recubiertos\b/g, '$1 '],
  [/(?<![\d.,:])(\d{2,3}) ?'s\b/g, 'x$1'],
  // 'x60c', '120CA', '60 c.'
  [
    new RegExp(
      String.raw`(?<![\p{L}\d.,:])(?:x ?)?(\d{2,3})(?!(?:${UNIT_NAMES})(?!\p{L}))\p{L}{1,2}(?![\p{L}\d/])`,
      'gu',
    ),
    'x$1',
  ],
  [/(?<![\d.,:])(\d{2,3}) c\.(?![\p{L}\d/])/gu, 'x$1'],
  // 'Toalla 80 x 40 cm', 'Colchoneta 100 x 50 x 4 cm'
  [/(?<=\d) ?x ?(?=\d+(?: ?x ?\d+)? ?cms?(?![\p{L}\d]))/gu, 'x'],
  [/(?<![\d.,])(\d+(?:x\d+)+) ?cms?(?![\p{L}\d])/gu, '$1'],
  // 'Soga 3 m', but 'Calza 3/4 M'.
  [/(?<![\p{L}\d/.,])(\d(?:[.,]\d{1,2})?) ?m(?![\p{L}\d])/gu, '$1 mts'],
  // 'Nuez 1/4', but 'Calza 3/4'.
  [/(?<![\d/.,] ?)(1\/[24])(?= *$)/g, '$1 kg'],
  // A brand may be called 'Kilo Fit'.
  [/(?<!\d ?)\b(?:(?:x|por|un) k(?:ilo|g)\b|(?:(?:de )?kilo|kg)(?=\s*(?:[^\p{L}\d\s]|$)))/gu, '1 kg'],
  // Groups of thousands; in kilos and litres it is a decimal point.
  [/(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?!\d| ?(?:kg|kilo|k\b|l\b|lt|litro))/g, '$1$2'],
];

const NAMES: readonly SpellingRule[] = [
  [/(?<![\p{L}\d])(?:c\/(?! ?\d)|con(?= )|and(?= )|&)/gu, '+ '],
  [/(?<=\bquem(?:ador)?\.? )termo(?= *(?:$|[(,]|(?:x ?)?\d))/g, 'termogenico'],
  [/\bmulti[- ]+(?=vit)/g, 'multi'],
  [/\b(\d)en(?=\d\b)/g, '$1 en '],
  [/\bpre(?=entr|work)/g, 'pre '],
  [/\bpre[ -]?w(?:k|kt)?\b/g, 'pre entreno'],
  [/\bmono hidrato\b/g, 'monohidrato'],
  [/\bpesas? rusas?\b|^rusas?\b|(?<=\bkettlebells? )rusas?\b/g, 'kettlebell'],
  [/\bvit(?=(?:c|b\d{1,2}|[dk]\d?)\b)/g, 'vitamina '],
  [/\bomega iii\b/g, 'omega 3'],
  [/\btipo ii\b/g, 'tipo 2'],
  [/\b(?:fish oil|aceite de pescado)\b(?:(?<=\bomega 3.*)|(?=.*\bomega 3))/g, ' '],
  [/\bomega[- ]?3[- .:/]?6[- .:/]?9\b/g, 'omega 3:6:9'],
  [/\b(\d{1,2}) ?[:.-] ?(\d) ?[:.-] ?(\d)\b|(?<=\bbcaas? )(\d{1,2}) (1) ?(1)\b/g, '$1$4:$2$5:$3$6'],
  [CLOSED_RATIO, '$1:$2:$3'],
  // Letter and number that make one name: B-12, D 3, Q10.
  [/\b(b(?=[ -]?(?:1|2|3|5|6|7|9|12)\b)|d(?=[ -]?[23]\b)|k(?=[ -]?[127]\b)|q(?=[ -]?10\b))[ -]?(\d{1,2})\b/g, '$1$2'],
];

/** A plain text with one spelling of what lists write in several ways. */
export function unifySpellings(bare: string): string {
  return [...FLAVORS, ...SIZES, ...NAMES].reduce(
    (text, [written, alike]) => text.replace(written, alike),
    withGarmentSizes(bare),
  );
}
