export const MAX_LIST_BYTES = 15 * 1024 * 1024;

/** Shown for a larger file by the screen and by the server. */
export const LIST_TOO_LARGE_TEXT = 'El PDF es demasiado pesado: puede tener hasta 15 MB.';

/** Characters of the name of a supplier. */
export const MAX_SUPPLIER_NAME = 60;
