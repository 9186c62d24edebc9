/** How large a supplier's list may be: 15 MiB. */
export const MAX_LIST_BYTES = 15 * 1024 * 1024;

/** What is said of a larger one, before it is sent and by the server. */
export const LIST_TOO_LARGE_TEXT = 'El PDF es demasiado pesado: puede tener hasta 15 MB.';
