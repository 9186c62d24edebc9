/** What the head of a column says is in it. */
export type ColumnContent =
  | {
      kind: 'price';
      worth: number /** The size or flavor that the prices below are for: '300 g'. */;
      of?: string /** The brand that the prices below are of. */;
      brand?: string;
    }
  | { kind: 'brand'; name?: string }
  /** `worth` is what the words that are known are worth, should prices stand below. */
  | { kind: 'unknown'; worth: number }
  | { kind: 'dollars' | 'currency' | 'code' | 'name' | 'detail' | 'rubric' | 'other' };
