/** Why a file cannot be read as a price list. */
export type UnreadableReason =
  | 'unknown-format'
  /** A photo or another picture. */
  | 'picture'
  /** A spreadsheet that has to be saved as .xlsx first. */
  | 'other-spreadsheet'
  | 'cut-off'
  | 'encrypted'
  | 'broken'
  /** It would be read in part, or wrongly. */
  | 'damaged'
  | 'pages'
  /** A PDF of pictures. */
  | 'no-text'
  /** A spreadsheet or text of nothing. */
  | 'empty'
  | 'too-much';

/** Leaves the parsing of a file at any depth; caught where the file is read. */
export class UnreadableError extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(`the list cannot be read: ${reason}`);
    this.reason = reason;
  }
}
