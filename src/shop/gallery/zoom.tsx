import 'yet-another-react-lightbox/styles.css';
import Lightbox, { type SlidePicture } from 'yet-another-react-lightbox';
import ZoomPlugin from 'yet-another-react-lightbox/plugins/zoom';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { ProductPicture } from '#ui/image/responsive-image.tsx';
import { GALLERY_SIZES } from './gallery-sizes.ts';

declare module 'yet-another-react-lightbox' {
  interface SlidePicture {
    type: 'picture';
    picture: ProductImage;
    alt: string;
  }
  interface SlideTypes {
    picture: SlidePicture;
  }
}

/** How large a picture can get, against how it is first shown. */
const ZOOM = 250 / 100;

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

const look = {
  '--yarl__color_backdrop': 'var(--color-ground)',
  '--yarl__color_button': 'var(--color-ink)',
  '--yarl__color_button_active': 'var(--color-accent)',
  '--yarl__color_button_disabled': 'var(--color-line-strong)',
  '--yarl__button_filter': 'none',
};

type ZoomProps = {
  pictures: readonly ProductImage[];
  name: string;
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
};

/** The pictures over the whole window, each to be brought nearer. */
export function Zoom({ pictures, name, index, onView, onClose }: ZoomProps) {
  const slides = pictures.map((picture): SlidePicture => ({ type: 'picture', picture, alt: name }));
  return (
    <Lightbox
      open
      close={onClose}
      slides={slides}
      index={index}
      on={{ view: (view) => onView(view.index) }}
      plugins={[ZoomPlugin]}
      zoom={{ supports: ['picture'], maxZoom: ZOOM, zoomInMultiplier: ZOOM, doubleClickMaxStops: 1, pinchZoomV4: true }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      labels={labels}
      styles={{ root: look }}
      render={{
        slide: ({ slide, rect }) =>
          slide.type === 'picture' && <FullPicture {...slide} side={Math.min(rect.width, rect.height)} />,
        ...(slides.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

function FullPicture({ picture, alt, side }: SlidePicture & { side: number }) {
  return (
    <div className="relative" style={{ width: side, height: side }}>
      {/* What the page shows already stands in until the large one is there. */}
      <ProductPicture picture={picture} alt="" sizes={GALLERY_SIZES} className="absolute inset-0" />
      <ProductPicture
        picture={picture}
        alt={alt}
        sizes={`${side * ZOOM}px`}
        priority
        className="absolute inset-0 bg-transparent!"
      />
    </div>
  );
}
