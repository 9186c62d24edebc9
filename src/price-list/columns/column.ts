import type { ColumnContent } from '../column-headers/column-content.ts';

export type TableColumn = { left: number; right: number; title: string; label: ColumnContent };
