import type { Figures } from './varied-load.ts';

export type PathLoad = { url: string; seconds: number; connections: number };

/** `processor`: CPU time of the generator in milliseconds. */
export type GeneratorFigures = Omit<Figures, 'processor'> & { answers: number; processor: number };
