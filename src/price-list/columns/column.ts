import type { Label } from '../column-headers/column-content.ts';

export type Column = { left: number; right: number; title: string; label: Label };
