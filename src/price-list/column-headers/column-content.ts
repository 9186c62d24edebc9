/** What the column header says is in it. */
export type ColumnContent =
  | {
      kind: 'price';
      score: number /** The size or flavor that the prices below are for: '300 g'. */;
      of?: string /** The brand that the prices below are of. */;
      brand?: string;
    }
  | { kind: 'brand'; name?: string }
  /** `score` of the known words, should prices stand below. */
  | { kind: 'unknown'; score: number }
  | { kind: 'dollars' | 'currency' | 'code' | 'name' | 'detail' | 'category' | 'other' };
