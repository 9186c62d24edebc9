/** Target of the links that skip a long list. */
export const FOOTER_ID = 'pie';
