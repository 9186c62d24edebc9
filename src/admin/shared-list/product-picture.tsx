import { useEffect, useState } from 'react';
import { plainSlug } from '#domain/catalogue/slug.ts';
import type { FormatPrice } from '#domain/money/format-price.ts';
import type { SharedProduct } from '#domain/shared-list/shared-list.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { saveFile } from '../export/save-file.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { drawPicture, PICTURE_FORMATS, type PictureFormat } from './draw-picture.ts';

type ProductPictureProps = {
  product: SharedProduct;
  format: PictureFormat;
  formatPrice: FormatPrice;
  label: string;
};

/** A picture to look at, to save and to share. */
export function ProductPicture({ product, format, formatPrice, label }: ProductPictureProps) {
  const [picture, setPicture] = useState<{ file: File; url: string } | 'failed' | null>(null);
  const { width, height } = PICTURE_FORMATS[format];

  useEffect(() => {
    let url = '';
    let left = false;
    const name = `${plainSlug(product.name)}-${format}.jpg`;
    drawPicture({ product, format, formatPrice, address: location.host }).then(
      (blob) => {
        if (left) return;
        url = URL.createObjectURL(blob);
        setPicture({ file: new File([blob], name, { type: blob.type }), url });
      },
      () => setPicture('failed'),
    );
    return () => {
      left = true;
      URL.revokeObjectURL(url);
    };
  }, [product, format, formatPrice]);

  const drawn = picture === 'failed' ? null : picture;
  const canShare = drawn !== null && 'canShare' in navigator && navigator.canShare({ files: [drawn.file] });
  return (
    <figure className="flex flex-col gap-2.5">
      <figcaption className="font-semibold">
        {label} <span className="text-sm font-normal text-muted tabular-nums">{`${width} × ${height}`}</span>
      </figcaption>
      {drawn ? (
        <img
          src={drawn.url}
          alt={`${product.name}, ${formatPrice(product.finalPrice)}`}
          width={width}
          height={height}
          className="h-auto w-full rounded-lg border border-line"
        />
      ) : (
        <div className="flex aspect-square items-center justify-center rounded-lg border border-line bg-ground p-4 text-center text-sm">
          {picture === 'failed' ? 'No se pudo dibujar la imagen en este navegador.' : <Spinner />}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={drawn === null}
          onClick={() => drawn && saveFile(drawn.file.name, drawn.file)}
        >
          <DownloadIcon className="size-4.5" />
          Descargar
          <span className="sr-only"> {label}</span>
        </Button>
        {canShare && (
          // Whoever cancels has changed their mind.
          <Button variant="ghost" size="sm" onClick={() => navigator.share({ files: [drawn.file] }).catch(() => {})}>
            Compartir
            <span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
    </figure>
  );
}
