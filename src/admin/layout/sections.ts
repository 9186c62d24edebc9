import { adminPages } from '#contract/urls/admin-urls.ts';
import { WalletIcon } from '#ui/icons/icons.tsx';
import { Boxes, Calculator, ChartColumn, FileText, Layers, Receipt, Settings, Shapes, Tag, Zap } from '../ui/icons.tsx';

/** The sections of the back-office, in the order in which a seller needs them. */
export const sections = [
  { to: adminPages.products, label: 'Productos', about: 'Altas, fotos, precios y descripciones', icon: Boxes },
  { to: adminPages.quickPrices, label: 'Precios rápidos', about: 'Muchos precios, uno tras otro', icon: Zap },
  { to: adminPages.priceList, label: 'Lista en PDF', about: 'Precios de la lista del proveedor', icon: FileText },
  { to: adminPages.stock, label: 'Stock', about: 'Cuánto queda de cada producto', icon: Layers },
  { to: adminPages.sales, label: 'Ventas', about: 'Lo vendido y lo que falta cobrar', icon: Receipt },
  { to: adminPages.brands, label: 'Marcas', about: 'Nombres y logos', icon: Tag },
  { to: adminPages.categories, label: 'Categorías', about: 'Cómo se ordena la tienda', icon: Shapes },
  { to: adminPages.calculator, label: 'Calculadora', about: 'Porcentajes y precios de venta', icon: Calculator },
  { to: adminPages.constants, label: 'Configuración', about: 'Envío, teléfono y datos del negocio', icon: Settings },
  { to: adminPages.accounting, label: 'Contabilidad', about: 'Ingresos y gastos', icon: ChartColumn },
  { to: adminPages.other, label: 'Otros', about: 'Lo que venga', icon: WalletIcon },
] as const;
