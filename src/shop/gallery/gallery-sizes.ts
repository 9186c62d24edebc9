/** How wide the large picture of the detail page is shown. */
export const GALLERY_SIZES = '(min-width: 82em) 46rem, (min-width: 48em) 56vw, 100vw';
