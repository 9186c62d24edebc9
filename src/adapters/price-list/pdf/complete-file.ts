/** The length that a linearized file states. */
const STATED_LENGTH = /\/Linearized\b[^>]{0,200}?\/L\s+(\d{1,10})/;

/** Whether a PDF is complete. PDF readers repair truncated files, and a price list would silently lose its last pages. */
export function isCompleteFile(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.includes('startxref')) return false;
  const [, stated] = STATED_LENGTH.exec(file.toString('latin1', 0, 2048)) ?? [];
  return stated === undefined || Number(stated) <= file.length;
}
