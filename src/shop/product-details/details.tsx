export { BackInStock } from './back-in-stock.tsx';
export { Description } from './description.tsx';
export { ProductHelp } from './product-help.tsx';
export { UnitPrices } from './unit-prices.tsx';
