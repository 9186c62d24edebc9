/** Whether a whole text stands between stars, which make letters of messages bold: '*Delta:*', '➡️ *Delta*'. */
export function isBoldMarkup(text: string): boolean {
  return /^[^\p{L}\d*]*\*[^*]*\p{L}[^*]*\*[^\p{L}\d*]*$/u.test(text);
}
