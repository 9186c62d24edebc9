import { tabText } from '../../tab-storage/tab-value.ts';

/** A pasted message, kept over a reload until its prices are confirmed. */
export const storedMessage = tabText('price-list-message');

/** A pasted message as a file, to be sent as any other list. */
export function toMessageFile(text: string): File {
  return new File([text], 'Mensaje pegado', { type: 'text/plain' });
}
