import { adminPages } from '#contract/urls/admin-urls.ts';
import { MailIcon, WalletIcon } from '#ui/icons/icons.tsx';
import {
  BoxesIcon,
  CalculatorIcon,
  ChartColumnIcon,
  CircleUserIcon,
  FileTextIcon,
  HistoryIcon,
  LayersIcon,
  ReceiptIcon,
  SettingsIcon,
  ShapesIcon,
  TagIcon,
  ZapIcon,
} from '../ui/icons.tsx';

/** Beside the sections, in the menu only. */
export const ownPages = [
  { to: adminPages.activity, label: 'Actividad', icon: HistoryIcon },
  { to: adminPages.account, label: 'Mi cuenta', icon: CircleUserIcon },
] as const;

/** The admin sections, in order of use. */
export const sections = [
  {
    to: adminPages.products,
    label: 'Productos',
    description: 'Altas, fotos, precios y descripciones',
    icon: BoxesIcon,
  },
  { to: adminPages.quickPrices, label: 'Precios rápidos', description: 'Muchos precios, uno tras otro', icon: ZapIcon },
  {
    to: adminPages.priceList,
    label: 'Lista en PDF',
    description: 'Precios de la lista del proveedor',
    icon: FileTextIcon,
  },
  { to: adminPages.stock, label: 'Stock', description: 'Cuánto queda de cada producto', icon: LayersIcon },
  { to: adminPages.sales, label: 'Ventas', description: 'Lo vendido y lo que falta cobrar', icon: ReceiptIcon },
  { to: adminPages.messages, label: 'Mensajes', description: 'Lo que escribieron por la tienda', icon: MailIcon },
  { to: adminPages.brands, label: 'Marcas', description: 'Nombres y logos', icon: TagIcon },
  { to: adminPages.categories, label: 'Categorías', description: 'Cómo se ordena la tienda', icon: ShapesIcon },
  {
    to: adminPages.calculator,
    label: 'Calculadora',
    description: 'Porcentajes y precios de venta',
    icon: CalculatorIcon,
  },
  {
    to: adminPages.constants,
    label: 'Configuración',
    description: 'Envío, teléfono y datos del negocio',
    icon: SettingsIcon,
  },
  { to: adminPages.accounting, label: 'Contabilidad', description: 'Ingresos y gastos', icon: ChartColumnIcon },
  { to: adminPages.other, label: 'Otros', description: 'Lo que venga', icon: WalletIcon },
] as const;
