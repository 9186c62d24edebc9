import { pages } from '#contract/urls/shop-urls.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { WhatsAppIcon } from '#ui/icons/brand-icons.tsx';
import { MailIcon } from '#ui/icons/icons.tsx';

const greeting = 'Hola! Quería hacer una consulta.';

/** A floating button on every public page; it leads to the contact form as long as the shop has no phone. */
export function ChatButton({ phone }: { phone: string }) {
  return (
    <aside aria-label="Chat">
      <a
        ref={rise}
        {...(phone
          ? {
              href: whatsAppLink({ phone, text: greeting }),
              target: '_blank',
              rel: 'noopener noreferrer',
              'aria-label': 'Chatear por WhatsApp (se abre en otra pestaña)',
            }
          : { href: pages.contact, 'aria-label': 'Escribinos' })}
        className="fixed right-4 bottom-4 z-30 inline-flex size-14 items-center justify-center rounded-full bg-chat text-white shadow-pop ring-2 ring-white transition-[translate,scale,opacity] hover:scale-105 md:right-6 md:bottom-6"
      >
        {phone ? <WhatsAppIcon className="size-8" /> : <MailIcon className="size-8" />}
      </a>
    </aside>
  );
}

/** Keeps the button off the page's controls once their code has loaded; without it the button stays in its corner. */
function rise(element: HTMLElement | null): void {
  if (element) import('./keep-clear.ts').then(({ keepClear }) => keepClear(element), ignore);
}

function ignore(): void {}
