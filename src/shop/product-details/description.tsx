import { nutritionTable } from '#domain/nutrition/nutrition-table.ts';
import { type DescriptionBlock, descriptionBlocks } from './description-blocks.ts';

/** The description of a product, with its line breaks; lines of nutrition are a table. */
export function Description({ text }: { text: string }) {
  const blocks = descriptionBlocks(text);
  if (blocks.length === 0) return null;
  return (
    <section className="max-w-prose">
      <h2 className="mb-4 text-xl">Descripción</h2>
      <div className="flex flex-col gap-4">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and two may be equal
          <Block key={index} {...block} />
        ))}
      </div>
    </section>
  );
}

function Block({ label, text }: DescriptionBlock) {
  const table = nutritionTable(`${label ?? ''}${text}`.split('\n'));
  if (!table) {
    return (
      <p className="whitespace-pre-line first:text-lg">
        {label && <strong className="font-bold">{label}</strong>}
        {text}
      </p>
    );
  }
  return (
    <table className="w-full max-w-md text-left">
      {table.caption && <caption className="mb-1 text-left font-bold">{table.caption}</caption>}
      <tbody>
        {table.rows.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may be equal
          <tr key={index} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {name}
            </th>
            <td className="py-1.5 text-right tabular-nums">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
