import { descriptionLines } from '#domain/catalogue/description.ts';

/** A paragraph of a description with its line breaks; `label` is its beginning up to a colon, if any. */
export type DescriptionBlock = { label: string | null; text: string };

const LABELLED = /^(\p{Lu}[^:.\n]{2,40}:)(.*)$/su;

/** The paragraphs of a description, separated by empty lines. */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  return descriptionLines(description)
    .join('\n')
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [, label, rest] = LABELLED.exec(text) ?? [];
      return label === undefined ? { label: null, text } : { label, text: rest ?? '' };
    });
}
