import { LIST_TOO_LARGE_TEXT, MAX_LIST_BYTES } from '#contract/requests/price-list-limits.ts';

export const NO_FILE = 'Por favor seleccioná un archivo PDF.';

/** What is wrong with a file before it is sent. Where the system knows no types of files, the name has to do. */
export function validateFile({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | undefined {
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return NO_FILE;
  if (size === 0) return 'El archivo está vacío.';
  return size > MAX_LIST_BYTES ? LIST_TOO_LARGE_TEXT : undefined;
}
