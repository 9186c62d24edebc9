/** The letters of a Spanish word by their sound, for comparing: 'kreatyna' and 'creatina' are the same. */
export function soundOf(word: string): string {
  return word
    .replace(/h/g, '')
    .replace(/([qg])u(?=[ei])/g, '$1')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/(.)\1/g, '$1');
}

/** The sounds of a word without its vowels, which are mistaken most. */
export function consonantsOf(word: string): string {
  return soundOf(word).replace(/[aeiou]/g, '');
}
