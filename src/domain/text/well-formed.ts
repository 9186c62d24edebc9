const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Text that `encodeURIComponent` does not throw at: lone surrogates become U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD');
}
