import { bombs } from './bombs.ts';
import { damaged } from './damaged.ts';
import type { HostileImage } from './hostile-image.ts';
import { otherFormats } from './other-formats.ts';
import { payloads } from './payloads.ts';

/** Everything that somebody might upload who means ill, made by code. */
export const hostileImages: readonly HostileImage[] = [...otherFormats, ...damaged, ...bombs, ...payloads];
