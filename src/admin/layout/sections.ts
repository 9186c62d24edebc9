import { adminPages } from '#contract/urls/admin-urls.ts';
import { WalletIcon } from '#ui/icons/icons.tsx';
import { Boxes, Calculator, ChartColumn, FileText, Layers, Receipt, Settings, Shapes, Tag, Zap } from '../ui/icons.tsx';

/** The admin sections, in order of use. */
export const sections = [
  { to: adminPages.products, label: 'Productos', description: 'Altas, fotos, precios y descripciones', icon: Boxes },
  { to: adminPages.quickPrices, label: 'Precios rápidos', description: 'Muchos precios, uno tras otro', icon: Zap },
  { to: adminPages.priceList, label: 'Lista en PDF', description: 'Precios de la lista del proveedor', icon: FileText },
  { to: adminPages.stock, label: 'Stock', description: 'Cuánto queda de cada producto', icon: Layers },
  { to: adminPages.sales, label: 'Ventas', description: 'Lo vendido y lo que falta cobrar', icon: Receipt },
  { to: adminPages.brands, label: 'Marcas', description: 'Nombres y logos', icon: Tag },
  { to: adminPages.categories, label: 'Categorías', description: 'Cómo se ordena la tienda', icon: Shapes },
  { to: adminPages.calculator, label: 'Calculadora', description: 'Porcentajes y precios de venta', icon: Calculator },
  {
    to: adminPages.constants,
    label: 'Configuración',
    description: 'Envío, teléfono y datos del negocio',
    icon: Settings,
  },
  { to: adminPages.accounting, label: 'Contabilidad', description: 'Ingresos y gastos', icon: ChartColumn },
  { to: adminPages.other, label: 'Otros', description: 'Lo que venga', icon: WalletIcon },
] as const;
