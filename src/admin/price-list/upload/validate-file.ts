import {
  LIST_TOO_LARGE_TEXT,
  MAX_LIST_BYTES,
  PICTURE_TEXT,
  UNKNOWN_FORMAT_TEXT,
} from '#contract/requests/price-list-limits.ts';

export const NO_FILE = 'Por favor seleccioná un archivo PDF.';

export const SHARE_LOST = 'No llegó lo que compartiste. Compartilo de nuevo, o elegí acá el archivo o pegá el mensaje.';

/** For the browser's dialog. Phones look at types, computers at names. */
export const ACCEPTED_TYPES =
  'application/pdf,.pdf,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,.xlsx,.xlsm,text/csv,.csv,.tsv,text/plain,.txt';

/** The server looks at the content, also of spreadsheets that it only can say how to save. */
const NAME = /\.(?:pdf|xls[xmb]?|ods|numbers|[ct]sv|txt)$/i;
const TYPE = /^(?:application\/pdf|text\/(?:plain|csv|tab-separated-values)|.*(?:spreadsheet|ms-excel).*)$/;
const PICTURE_NAME = /\.(?:jpe?g|png|hei[cf]|webp|avif|gif|bmp|tiff?)$/i;

/** Returns the problem with a file, if any. */
export function validateFile({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | undefined {
  if (type.startsWith('image/') || PICTURE_NAME.test(name)) return PICTURE_TEXT;
  if (!TYPE.test(type) && !NAME.test(name)) return UNKNOWN_FORMAT_TEXT;
  if (size === 0) return 'El archivo está vacío.';
  return size > MAX_LIST_BYTES ? LIST_TOO_LARGE_TEXT : undefined;
}
