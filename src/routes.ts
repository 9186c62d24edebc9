import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { adminPages } from './contract/urls/admin-urls.ts';

const listPage = 'shop/product-list/page.tsx';
const comingPage = 'shop/info/coming-soon-page.tsx';

export default [
  layout('shop/layout/layout.tsx', [
    index('shop/home/page.tsx'),
    route('productos', listPage, { id: 'productos' }),
    route('productos/:nombre', 'shop/product/page.tsx'),
    route('suplementos/:categoria?', listPage, { id: 'suplementos' }),
    route('marcas/:categoria?', listPage, { id: 'marcas' }),
    route('combos', listPage, { id: 'combos' }),
    route('accesorios', listPage, { id: 'accesorios' }),
    route('promociones', listPage, { id: 'promociones' }),
    route('favoritos', 'shop/favourites-page/page.tsx'),
    route('contacto', 'shop/contact/page.tsx'),
    route('quienes-somos', 'shop/info/about-page.tsx'),
    route('preguntas-frecuentes', 'shop/info/faq-page.tsx'),
    route('sucursales', 'shop/branches/page.tsx'),
    route('rutinas', comingPage, { id: 'rutinas' }),
    route('recetas', comingPage, { id: 'recetas' }),
    route('*', 'shop/not-found/page.tsx'),
  ]),
  route('admin', 'admin/layout/shell.tsx', [
    route(adminPages.login, 'admin/login/page.tsx'),
    layout('admin/layout/layout.tsx', [
      index('admin/dashboard/page.tsx'),
      route(adminPages.products, 'admin/products/page.tsx'),
      route(adminPages.quickPrices, 'admin/quick-prices/page.tsx'),
      route(adminPages.adjustPrices, 'admin/price-adjustment/page.tsx'),
      route(adminPages.sharedList, 'admin/shared-list/page.tsx'),
      route(adminPages.importProducts, 'admin/product-import/page.tsx'),
      route(adminPages.brands, 'admin/brands/page.tsx'),
      route(adminPages.categories, 'admin/categories/page.tsx'),
      route(adminPages.sales, 'admin/sales/page.tsx'),
      route(adminPages.salesSummary, 'admin/sales/summary/page.tsx'),
      route(adminPages.orders, 'admin/orders/page.tsx'),
      route(adminPages.pasteOrder, 'admin/orders/paste/page.tsx'),
      route(adminPages.stock, 'admin/stock/page.tsx'),
      route(adminPages.restock, 'admin/stock/restock-page.tsx'),
      route(adminPages.purchase, 'admin/stock/purchase-page.tsx'),
      route(adminPages.accounting, 'admin/accounting/page.tsx'),
      route(adminPages.calculator, 'admin/calculator/page.tsx'),
      route(adminPages.messages, 'admin/messages/page.tsx'),
      route(adminPages.constants, 'admin/constants/page.tsx'),
      route(adminPages.activity, 'admin/activity/page.tsx'),
      route(adminPages.account, 'admin/account/page.tsx'),
      route(adminPages.other, 'admin/other/page.tsx'),
      route(adminPages.priceList, 'admin/price-list/page.tsx'),
      route('*', 'admin/not-found/page.tsx', { id: 'admin/not-found' }),
    ]),
  ]),
] satisfies RouteConfig;
