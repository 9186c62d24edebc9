/** A pasted message as a file, to be sent as any other list. */
export function toMessageFile(text: string): File {
  return new File([text], 'Mensaje pegado', { type: 'text/plain' });
}
