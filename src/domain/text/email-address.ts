const EMAIL_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/;
const LONGEST = 254;

/** Whether the text looks like text@domain.tld; white space around it does not. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && EMAIL_ADDRESS.test(text);
}
