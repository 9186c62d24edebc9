import type { View } from '../model/camera.ts';
import type { Part } from '../model/geometry.ts';

/** Things in front of a camera. */
export type Scene = { parts: readonly Part[]; view: View };
