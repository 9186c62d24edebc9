import { pages } from '#contract/urls/shop-urls.ts';

type ImageSize = { width: number; height: number };

export type BannerSlide = {
  /** File name in public/banners, without size and format. */
  image: string;
  kicker: string;
  title: string;
  action: { text: string; to: string };
};

export const bannerSlides: BannerSlide[] = [
  {
    image: 'fuerza',
    kicker: 'Suplementos deportivos',
    title: 'Todo para tu próxima marca.',
    action: { text: 'Ver productos', to: pages.products },
  },
  {
    image: 'promos',
    kicker: 'Promociones',
    title: 'El mismo envase, mejor precio.',
    action: { text: 'Ver promociones', to: pages.list('promociones') },
  },
];

/** Pixels of the two crops; the phone's is shown up to 767 px. */
export const bannerSizes: Record<'wide' | 'phone', ImageSize> = {
  wide: { width: 1920, height: 720 },
  phone: { width: 780, height: 975 },
};

export function bannerUrl(
  slide: Pick<BannerSlide, 'image'>,
  size: keyof typeof bannerSizes,
  format: 'avif' | 'webp',
): string {
  return `/banners/${slide.image}-${size}.${format}`;
}
