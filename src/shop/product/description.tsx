import { descriptionBlocks } from './description-blocks.ts';

/** The description of a product, with its line breaks. */
export function Description({ text }: { text: string }) {
  const blocks = descriptionBlocks(text);
  if (blocks.length === 0) return null;
  return (
    <section className="max-w-prose">
      <h2 className="mb-4 text-xl">Descripción</h2>
      <div className="flex flex-col gap-4">
        {blocks.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and two may be equal
          <p key={index} className="whitespace-pre-line first:text-lg">
            {label && <strong className="font-bold">{label}</strong>}
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
