import { pages } from '#contract/urls/shop-urls.ts';
import { noticePage } from '../admission/notice-page.ts';

/** Instead of a list page whose search the API would refuse. */
export const badSearchPage = noticePage({
  status: 400,
  title: 'No podemos buscar eso',
  text: 'La búsqueda puede tener hasta 100 letras.',
  link: { to: pages.products, text: 'Ver productos' },
});
