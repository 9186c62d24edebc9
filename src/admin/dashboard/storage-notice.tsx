import type { WireStorage } from '#contract/responses/storage.ts';
import { formatMegabytes } from '#domain/storage/low-space.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** Shown while the disk of the server is nearly full. */
export function StorageNotice({ storage }: { storage: WireStorage | null }) {
  if (!storage?.isLow || storage.freeBytes === null) return null;
  return (
    <Notice tone="warning" className="mb-4">
      <p>Queda poco lugar en el disco del servidor: {formatMegabytes(storage.freeBytes)}.</p>
      <p className="font-normal">
        Cuando se llene no vas a poder guardar ventas, precios ni imágenes. Pedile a quien administra el servidor que
        borre archivos que no se usan o que agrande el disco.
      </p>
    </Notice>
  );
}
