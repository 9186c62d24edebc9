export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** The class of a page by its width in CSS pixels. */
export function deviceClass(width: number): DeviceClass {
  if (width < 768) return 'mobile';
  return width <= 1024 ? 'tablet' : 'desktop';
}

const PAGE_SIZES: Readonly<Record<DeviceClass, number>> = { desktop: 12, tablet: 9, mobile: 6 };

/** How many products one page of the list has. */
export function productsPerPage(device: DeviceClass): number {
  return PAGE_SIZES[device];
}

/** Widths from which a carousel counts as tablet and as desktop; on purpose not those of pages. */
const CAROUSEL_BREAKPOINTS = { tablet: 464, desktop: 1024 } as const;

/** How many items each carousel shows at once. */
export const CAROUSEL_ITEMS = {
  related: { desktop: 5, tablet: 2, mobile: 1 },
  brands: { desktop: 4, tablet: 2, mobile: 1 },
} as const satisfies Record<string, Readonly<Record<DeviceClass, number>>>;

/** The class of a carousel by the page's width in CSS pixels. */
export function carouselDeviceClass(width: number): DeviceClass {
  if (width < CAROUSEL_BREAKPOINTS.tablet) return 'mobile';
  return width < CAROUSEL_BREAKPOINTS.desktop ? 'tablet' : 'desktop';
}
