const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Replaces lone surrogates by U+FFFD, so that `encodeURIComponent` does not throw. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD');
}
