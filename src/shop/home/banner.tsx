import { ButtonLink } from '#ui/button/button.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { type BannerSlide, bannerSizes, bannerSlides, bannerUrl } from './banner-slides.ts';

const PHONE_MEDIA = '(max-width: 767px)';

/** A full-width carousel that moves every three seconds. */
export function Banner() {
  return (
    <Carousel title="Destacados" layout="banner" interval={3000}>
      {bannerSlides.map((slide, index) => (
        <Slide key={slide.image} slide={slide} first={index === 0} />
      ))}
    </Carousel>
  );
}

function Slide({ slide, first }: { slide: BannerSlide; first: boolean }) {
  const { wide, phone } = bannerSizes;
  return (
    <div className="on-ink relative isolate flex min-h-112 overflow-hidden after:absolute after:inset-0 after:-z-10 after:bg-linear-to-b after:from-ink after:from-35% after:to-transparent after:to-70% md:min-h-104 md:after:hidden lg:min-h-136">
      <picture>
        <source media={PHONE_MEDIA} type="image/avif" srcSet={bannerUrl(slide, 'phone', 'avif')} {...phone} />
        <source media={PHONE_MEDIA} type="image/webp" srcSet={bannerUrl(slide, 'phone', 'webp')} {...phone} />
        <source type="image/avif" srcSet={bannerUrl(slide, 'wide', 'avif')} {...wide} />
        <img
          src={bannerUrl(slide, 'wide', 'webp')}
          {...wide}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          className="absolute inset-0 -z-10 size-full object-cover"
        />
      </picture>
      <div className="page-column flex flex-col justify-start pt-8 pb-20 max-[17rem]:pt-18 md:justify-center md:pt-12 md:pb-22">
        <p className="text-sm font-bold tracking-wide text-accent-bright md:text-base">{slide.kicker}</p>
        <p className="title mt-2 max-w-[11ch] text-display md:mt-3 md:max-lg:text-[4.4vw]">{slide.title}</p>
        <ButtonLink to={slide.action.to} size="lg" className="mt-5 self-start md:mt-8">
          {slide.action.text}
        </ButtonLink>
      </div>
    </div>
  );
}
