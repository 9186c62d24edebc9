export const MAX_LIST_BYTES = 15 * 1024 * 1024;

// Shown by the screen and by the server.
export const LIST_TOO_LARGE_TEXT = 'El archivo es demasiado pesado: puede tener hasta 15 MB.';
export const UNKNOWN_FORMAT_TEXT = 'El archivo no es un PDF, una planilla (.xlsx o .csv) ni un texto.';
/** What to ask for instead of a picture. */
export const ASK_FOR_TEXT = 'Pedile al proveedor la lista en PDF, en Excel (.xlsx) o en el texto de un mensaje.';
export const PICTURE_TEXT = `El archivo es una foto, y todavía no se puede leer. ${ASK_FOR_TEXT}`;

/** Characters of the name of a supplier. */
export const MAX_SUPPLIER_NAME = 60;

/** Of one list, so that a confirmation does not block other requests. */
export const MAX_NEW_PRODUCTS = 500;
