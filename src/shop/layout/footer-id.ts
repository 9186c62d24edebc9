/** Where links past a long list lead. */
export const FOOTER_ID = 'pie';
