import { numbered } from './hostile-text.ts';

const RIGHT_TO_LEFT = '\u202e';

const bidi = [
  `${RIGHT_TO_LEFT}oñaces`,
  `Whey ${RIGHT_TO_LEFT}1 :latoT`,
  '\u2066Whey\u2069 \u2067Total: 1\u2069',
  '\u200fWhey\u200e',
  '\u061cWhey',
  'مرحبا Whey שלום',
];

const invisible = [
  'Wh\u200bey',
  '\u200b\u200b\u200b',
  '\ufeffWhey',
  'Whey\u00ad\u00ad',
  '\u2060\u2061\u2062\u2063',
  '\u3164\u115f\u1160\uffa0',
  'Whey\u{e0041}\u{e0042}',
  '\u200d\ufe0f',
  '\u2800\u2800',
  'Whey\u034f',
];

const breaks = [
  'Whey\u2028*Total:* $ 1',
  'Whey\u2029Total',
  'Whey\nTotal: $ 1',
  'Whey\r\nBcc: eva@example.com',
  'Whey\u0085Total',
  'Whey\vTotal\fTotal',
  '\tWhey\t',
];

const broken = [
  'Whey\u0000Total',
  '\u0000',
  'Whey\u001b[31mTotal',
  'Whey\u0007\u0008',
  'Whey\u007f\u009b',
  '\ud800',
  'Whey\udc00Total',
  '\udc00\ud800',
  '\ufffe\uffff\ufdd0',
];

const long = [
  'a'.repeat(60),
  'a'.repeat(61),
  'ﷺ'.repeat(60),
  `Z${'\u0351\u0327\u0489'.repeat(19)}`,
  '👨‍👩‍👧‍👦'.repeat(5),
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿🇦🇷👍🏽❤️‍🔥#️⃣',
  'x'.repeat(2500),
  'x'.repeat(2501),
  'x'.repeat(100_000),
  'ñ ñ\u0303 Å Å ﬁ ½ İ ı ß ſ',
];

/** Texts of letters that are not what they look like, cannot be seen, or are too many. */
export const letters = [
  ...numbered('bidi', bidi),
  ...numbered('invisible', invisible),
  ...numbered('line break', breaks),
  ...numbered('broken', broken),
  ...numbered('long', long),
];
