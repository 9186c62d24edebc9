import { pages } from '#contract/urls/shop-urls.ts';

type Cut = { width: number; height: number };

export type BannerSlide = {
  /** File name in public/banners, before the cut. */
  picture: string;
  kicker: string;
  title: string;
  action: { text: string; to: string };
};

export const bannerSlides: BannerSlide[] = [
  {
    picture: 'fuerza',
    kicker: 'Suplementos deportivos',
    title: 'Todo para tu próxima marca.',
    action: { text: 'Ver productos', to: pages.products },
  },
  {
    picture: 'promos',
    kicker: 'Promociones',
    title: 'El mismo envase, mejor precio.',
    action: { text: 'Ver promociones', to: pages.list('promociones') },
  },
];

/** Pixels of the two cuts; the phone's is shown up to 767 px. */
export const bannerCuts: Record<'wide' | 'phone', Cut> = {
  wide: { width: 1920, height: 720 },
  phone: { width: 780, height: 975 },
};

export function bannerUrl(
  slide: Pick<BannerSlide, 'picture'>,
  cut: keyof typeof bannerCuts,
  format: 'avif' | 'webp',
): string {
  return `/banners/${slide.picture}-${cut}.${format}`;
}
