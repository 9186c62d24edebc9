import type { ColumnContent } from '../column-headers/column-content.ts';

export type Column = { left: number; right: number; title: string; label: ColumnContent };
