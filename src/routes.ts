import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const listPage = 'shop/list/page.tsx';

export default [
  layout('shop/frame/layout.tsx', [
    index('shop/home/page.tsx'),
    route('productos', listPage, { id: 'productos' }),
    route('productos/:nombre', 'shop/product/page.tsx'),
    route('suplementos/:categoria?', listPage, { id: 'suplementos' }),
    route('marcas/:categoria?', listPage, { id: 'marcas' }),
    route('combos', listPage, { id: 'combos' }),
    route('accesorios', listPage, { id: 'accesorios' }),
    route('promociones', listPage, { id: 'promociones' }),
    route('*', 'shop/not-found/page.tsx'),
  ]),
] satisfies RouteConfig;
