import { bombs } from './bombs.ts';
import { damaged } from './damaged.ts';
import type { HostileImage } from './hostile-image.ts';
import { payloads } from './payloads.ts';
import { strangers } from './strangers.ts';

/** Everything that somebody might upload who means ill, made by code. */
export const hostileImages: readonly HostileImage[] = [...strangers, ...damaged, ...bombs, ...payloads];
