/** Whether a text is a subsequence of the whole: 'hnos' of 'hermanos'. */
export function isWithin(text: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === text[at]) at += 1;
  return at === text.length;
}
