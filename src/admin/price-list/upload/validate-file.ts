import { LIST_TOO_LARGE_TEXT, MAX_LIST_BYTES } from '#contract/requests/price-list-limits.ts';

export const NO_FILE = 'Por favor seleccioná un archivo PDF.';

/** Returns the problem with a file, if any. Without a MIME type the file name decides. */
export function validateFile({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | undefined {
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return NO_FILE;
  if (size === 0) return 'El archivo está vacío.';
  return size > MAX_LIST_BYTES ? LIST_TOO_LARGE_TEXT : undefined;
}
