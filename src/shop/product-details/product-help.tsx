import { pages } from '#contract/urls/shop-urls.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { buttonClass } from '#ui/button/button-class.ts';
import { useClipboard } from '#ui/clipboard/use-clipboard.ts';
import { WhatsAppIcon } from '#ui/icons/brand-icons.tsx';
import { createIcon } from '#ui/icons/icons.tsx';
import { FavouriteToggle } from '../favourites/favourite-button.tsx';
import { useBusiness, useOrigin } from '../site-data/use-site-data.ts';
import { Benefits } from './benefits.tsx';

const ShareIcon = /* @__PURE__ */ createIcon('M12 15V3M8 7l4-4 4 4M5 12v8h14v-8');

const linkClass = buttonClass({ variant: 'link', className: 'text-sm' });

/** Links to share the product and to ask about it, and the terms of payment and delivery. */
export function ProductHelp({ id, name }: { id: number; name: string }) {
  const { whatsappPhone: phone } = useBusiness();
  const url = useOrigin() + pages.product(name);
  const text = `Hola! Tengo una consulta sobre ${name}: ${url}`;
  return (
    <div className="flex flex-col gap-3">
      <div className="-my-2 flex flex-wrap gap-x-5">
        {phone && (
          <a
            href={whatsAppLink({ phone, text })}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Consultar por WhatsApp (se abre en otra pestaña)"
            className={linkClass}
          >
            <WhatsAppIcon className="size-5 shrink-0" />
            Consultar por WhatsApp
          </a>
        )}
        <ShareButton name={name} url={url} />
        <FavouriteToggle id={id} name={name} />
      </div>
      <Benefits />
    </div>
  );
}

const shareLabels = { idle: 'Compartir', copied: 'Enlace copiado', failed: 'No se pudo copiar' };

/** Opens the sheet of the phone, or copies the address where there is none. */
function ShareButton({ name, url }: { name: string; url: string }) {
  const { state, copy } = useClipboard(url);

  async function share() {
    if (!('share' in navigator)) return copy();
    // Rejected when the shopper closes the sheet.
    await navigator.share({ title: name, url }).catch(() => {});
  }

  return (
    <button type="button" onClick={share} className={`needs-script ${linkClass}`}>
      <ShareIcon className="size-5 shrink-0" />
      <span aria-live="polite">{shareLabels[state]}</span>
    </button>
  );
}
