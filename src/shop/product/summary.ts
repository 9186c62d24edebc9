import { descriptionLines } from '#domain/description.ts';

const MOST = 155;

/** A description in one line for search results and link previews, cut between words. */
export function summary(description: string): string {
  const text = descriptionLines(description).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  if (text.length <= MOST) return text;
  const cut = text.slice(0, MOST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST / 2)).replace(/[\s,.;:]+$/, '')}…`;
}
