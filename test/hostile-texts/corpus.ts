import type { HostileText } from './hostile-text.ts';
import { languages } from './languages.ts';
import { letters } from './letters.ts';
import { markup } from './markup.ts';
import { messages } from './messages.ts';

export const hostileTexts: readonly HostileText[] = [...markup, ...languages, ...letters, ...messages];

const WORST = ['script 2', 'event handler 2', 'document 1', 'URL 1', 'JSON 7', 'line break 1', 'bidi 2', 'order 1'];

/** One of each kind, for a short run. */
export const worstTexts = hostileTexts.filter(({ name }) => WORST.includes(name));
