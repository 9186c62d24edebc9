import 'yet-another-react-lightbox/styles.css';
import Lightbox, { type SlideImageVariants } from 'yet-another-react-lightbox';
import ZoomPlugin from 'yet-another-react-lightbox/plugins/zoom';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { ResponsiveImage } from '#ui/image/responsive-image.tsx';
import { useCloseOnBack } from '#ui/overlay/close-on-back.ts';
import { GALLERY_SIZES } from './gallery-sizes.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideImageVariants {
    type: 'variants';
    image: ProductImage;
    alt: string;
  }
  interface SlideTypes {
    variants: SlideImageVariants;
  }
}

/** The largest zoom, relative to the initial size. */
const MAX_ZOOM = 250 / 100;

const labels = {
  Previous: 'Imagen anterior',
  Next: 'Imagen siguiente',
  Close: 'Cerrar',
  Slide: 'Imagen',
  Carousel: 'Imágenes',
  Lightbox: 'Imágenes ampliadas',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
  '{index} of {total}': '{index} de {total}',
};

const theme = {
  '--yarl__color_backdrop': 'var(--color-ground)',
  '--yarl__color_button': 'var(--color-ink)',
  '--yarl__color_button_active': 'var(--color-accent)',
  '--yarl__color_button_disabled': 'var(--color-line-strong)',
  '--yarl__button_filter': 'none',
};

type ZoomProps = {
  images: readonly ProductImage[];
  name: string;
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
};

/** The images in a full-screen lightbox with zoom. */
export function Zoom({ images, name, index, onView, onClose }: ZoomProps) {
  useCloseOnBack(true, onClose);
  const slides = images.map((image): SlideImageVariants => ({ type: 'variants', image, alt: name }));
  return (
    <Lightbox
      open
      close={onClose}
      slides={slides}
      index={index}
      on={{ view: (view) => onView(view.index) }}
      plugins={[ZoomPlugin]}
      zoom={{
        supports: ['variants'],
        maxZoom: MAX_ZOOM,
        zoomInMultiplier: MAX_ZOOM,
        doubleClickMaxStops: 1,
        pinchZoomV4: true,
      }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      labels={labels}
      styles={{ root: theme }}
      render={{
        slide: ({ slide, rect }) =>
          slide.type === 'variants' && <FullImage {...slide} side={Math.min(rect.width, rect.height)} />,
        ...(slides.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

function FullImage({ image, alt, side }: SlideImageVariants & { side: number }) {
  return (
    <div className="relative" style={{ width: side, height: side }}>
      {/* The image that the page has already loaded is shown until the large one has loaded. */}
      <ResponsiveImage image={image} alt="" sizes={GALLERY_SIZES} className="absolute inset-0" />
      <ResponsiveImage
        image={image}
        alt={alt}
        sizes={`${side * MAX_ZOOM}px`}
        priority
        className="absolute inset-0 bg-transparent!"
      />
    </div>
  );
}
