/** What the shop calls itself: in titles, in the header, in the tags that others read. */
export const SHOP_NAME = 'Mostrador';
