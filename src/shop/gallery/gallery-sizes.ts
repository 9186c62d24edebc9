/** The `sizes` attribute of the large image of the detail page. */
export const GALLERY_SIZES = '(min-width: 82em) 46rem, (min-width: 48em) 56vw, 100vw';
