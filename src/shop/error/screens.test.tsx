import { expect, it } from 'vitest';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import { renderMarkup, visibleTexts } from '../testing/render-markup.tsx';
import { LoadError } from './load-error.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

it('[M8-1] [M4-24] [M2.2-2] the list screen without categories and brands', () => {
  const html = renderMarkup('/productos', <LoadError />);
  expect(visibleTexts(html)).toEqual([
    'Error | Mostrador',
    'Error',
    'Ha ocurrido un error al obtener los datos',
    'Por favor, intenta nuevamente más tarde.',
    'Inicio',
  ]);
  expect(html).toMatch(/<a [^>]*href="\/"/);
});

it('[M8-13] the error boundary of the router', () => {
  expect(visibleTexts(renderMarkup('/', <UnexpectedError />))).toContain('Unexpected Application Error!');
});

it('[M2.1-20] [M8-3] a page that does not exist', () => {
  const html = renderMarkup('/x', <NotFoundScreen />);
  expect(visibleTexts(html)).toContain('La página que estás buscando no existe.');
  expect(html).toMatch(/<a [^>]*href="\/"/);
});
