const EMAIL_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/;
const MAX_LENGTH = 254;

/** Whether the text has the form name@domain.tld, without surrounding white space. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL_ADDRESS.test(text);
}
