import { beforeEach, expect, it } from 'vitest';
import { renderedOnce } from './rendered-once.tsx';

let rendered: string[] = [];

beforeEach(() => {
  rendered = [];
});

function Part({ name }: { name: string }) {
  rendered.push(name);
  return (
    <b>
      {name} {name.length}
    </b>
  );
}

it('renders once for equal props, and anew for others', () => {
  const html = renderedOnce(Part, { maxLength: 1000 });
  expect([html({ name: 'Uva' }), html({ name: 'Coco' }), html({ name: 'Uva' })]).toEqual([
    '<b>Uva 3</b>',
    '<b>Coco 4</b>',
    '<b>Uva 3</b>',
  ]);
  expect(rendered).toEqual(['Uva', 'Coco']);
});

it('has the marks that hydration needs, where browsers hydrate it', () => {
  expect(renderedOnce(Part, { isHydrated: true })({ name: 'Uva' })).toBe('<b>Uva<!-- --> <!-- -->3</b>');
});

it('keeps no more than so many characters, by default the last alone', () => {
  for (const html of [renderedOnce(Part, { maxLength: 40 }), renderedOnce(Part)]) {
    rendered = [];
    for (const name of ['Uva', 'Uva', 'Coco', 'Uva']) html({ name });
    expect(rendered).toEqual(['Uva', 'Coco', 'Uva']);
  }
});
