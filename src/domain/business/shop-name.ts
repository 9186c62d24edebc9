/** The shop's name in titles, the header and metadata. */
export const SHOP_NAME = 'Mostrador';
