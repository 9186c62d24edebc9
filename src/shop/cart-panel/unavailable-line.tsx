import { IconButton } from '#ui/button/icon-button.tsx';
import { XIcon } from '#ui/icons/icons.tsx';
import { LineImage } from '../cart/line-image.tsx';
import { lineLabel } from '../cart/line-label.ts';
import type { LineNotice } from '../cart/line-notices.ts';

/** A line that was removed because it is out of stock, shown until it is dismissed. */
export function UnavailableLine({ notice, onDismiss }: { notice: LineNotice; onDismiss: (button: Element) => void }) {
  const { item, text } = notice;
  return (
    <li className="flex items-start gap-1 py-5 max-[17rem]:flex-col">
      <span className="mr-3 opacity-45 grayscale">
        <LineImage item={item} />
      </span>
      <p className="min-w-0 flex-1 leading-snug">
        <span className="text-muted line-through">{item.name}</span>
        {item.selectedFlavor && <span className="block text-sm text-muted">{item.selectedFlavor.name}</span>}
        <strong className="mt-1 block text-sm text-warning">{text}: lo sacamos de tu carrito.</strong>
      </p>
      <IconButton
        label={`Entendido: ${lineLabel(item)}`}
        onClick={(event) => onDismiss(event.currentTarget)}
        className="-mt-2.5 -mr-2.5 text-muted"
      >
        <XIcon className="size-5" />
      </IconButton>
    </li>
  );
}
