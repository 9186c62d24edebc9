import type { View } from './render/camera.ts';
import type { Part } from './render/geometry.ts';

/** Things in front of a camera. */
export type Scene = { parts: readonly Part[]; view: View };
