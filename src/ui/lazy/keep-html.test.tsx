import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepHtml } from './keep-html.tsx';

let rendered = 0;

function Offers({ names }: { names: string[] }) {
  rendered += 1;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

it('is rendered by the server once for many pages, and again when its data change', () => {
  const KeptOffers = keepHtml(Offers, async () => Offers);
  const page = (names: string[]) =>
    renderToString(
      <main>
        <KeptOffers names={names} />
        <p>Fin</p>
      </main>,
    );
  const html = (list: string) => `<main><div class="contents"><ul>${list}</ul></div><p>Fin</p></main>`;
  expect(page(['Whey & <b>'])).toBe(html('<li>Whey &amp; &lt;b&gt;</li>'));
  expect(page(['Whey & <b>'])).toBe(page(['Whey & <b>']));
  expect(rendered).toBe(1);
  expect(page(['Creatina'])).toBe(html('<li>Creatina</li>'));
});
