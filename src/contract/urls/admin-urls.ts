/** The admin pages. */
export const adminPages = {
  dashboard: '/admin',
  login: '/admin/login',
  products: '/admin/productos',
  quickPrices: '/admin/productos/precios',
  adjustPrices: '/admin/productos/ajustar',
  sharedList: '/admin/productos/compartir',
  importProducts: '/admin/productos/importar',
  brands: '/admin/marcas',
  categories: '/admin/categorias',
  sales: '/admin/ventas',
  salesSummary: '/admin/ventas/resumen',
  orders: '/admin/ventas/pedidos',
  pasteOrder: '/admin/ventas/pedidos/pegar',
  stock: '/admin/stock',
  restock: '/admin/stock/reposicion',
  purchase: '/admin/stock/ingreso',
  accounting: '/admin/contabilidad',
  calculator: '/admin/calculadora',
  constants: '/admin/configuracion',
  other: '/admin/otros',
  priceList: '/admin/cargarPDF',
  activity: '/admin/actividad',
  account: '/admin/cuenta',
  messages: '/admin/mensajes',
} as const;

/** Receives what another app shares with the installed admin; also in public/sw.js and admin.webmanifest. */
export const SHARED_LIST_PATH = '/admin/cargarPDF/compartir';

/** Of the screen of price lists: what was shared has not arrived. */
export const SHARE_LOST_PARAMETER = 'perdida';

/** The administrator's calls (spec §7); `:x` marks a parameter. */
export const adminApi = {
  signIn: '/api/auth/sign-in/email',
  signInWithToken: '/api/auth/sign-in/token',
  signInProvider: '/api/auth/provider',
  signOut: '/api/auth/sign-out',
  session: '/api/auth/get-session',
  token: '/api/auth/token',
  publicKeys: '/api/auth/jwks',
  products: '/api/products',
  productById: '/api/products/id/:id',
  productPrices: '/api/products/prices',
  adjustPrices: '/api/products/adjustPrices',
  confirmPrices: '/api/products/confirmPrices',
  productPrice: '/api/products/price',
  productStatus: '/api/products/toggleStatus',
  productField: '/api/products/:id/field/:field',
  product: '/api/products/:id',
  brands: '/api/brands',
  brandById: '/api/brands/id/:id',
  brandStatus: '/api/brands/toggleStatus',
  categories: '/api/categories',
  categoryById: '/api/categories/id/:id',
  categoryStatus: '/api/categories/toggleStatus',
  categoryTypes: '/api/categoriesTypes',
  productImports: '/api/productImports',
  readProductTable: '/api/productImports/read',
  undoProductImport: '/api/productImports/undo',
  pictureFromAddress: '/api/images/fromAddress',
  stockLevels: '/api/stock/levels',
  stockMovements: '/api/stock/movements',
  purchases: '/api/stock/purchases',
  sales: '/api/sales',
  saleById: '/api/sales/id/:id',
  salesSummary: '/api/sales/summary',
  unpaidSales: '/api/sales/unpaid',
  sale: '/api/sales/:id',
  orders: '/api/orders',
  orderMessages: '/api/orders/read',
  order: '/api/orders/:id',
  constants: '/api/constants',
  priceListState: '/api/pdfPrice',
  priceListPreview: '/api/pdfPrice/preview-pdf-prices',
  priceListConfirm: '/api/pdfPrice/confirm-pdf-update',
  priceListUndo: '/api/pdfPrice/undo-pdf-update',
  suppliers: '/api/suppliers',
  supplier: '/api/suppliers/:id',
  priceHistory: '/api/products/:id/priceHistory',
  messages: '/api/messages',
  messagesRead: '/api/messages/read',
  message: '/api/messages/:id',
  pendingCounts: '/api/attention',
  storage: '/api/storage',
  backupStatus: '/api/backupStatus',
  audit: '/api/audit',
  account: '/api/account',
  accountPassword: '/api/account/password',
  accountSessions: '/api/account/sessions',
} as const;

/** Replaces the parameters of a path by their encoded values. */
export function fillPath(path: string, parameters: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (marked, name) => encodeURIComponent(String(parameters[name] ?? marked)));
}

/** Writes are reached at their path with and without the id behind it (A2). */
export function withOptionalId(path: string): readonly [string, string] {
  return [path, `${path}/:id`];
}
