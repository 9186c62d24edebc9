import { pages } from '#contract/urls/shop-urls.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { ButtonAnchor } from '#ui/button/button.tsx';
import { useBusiness, useOrigin } from '../site-data/use-site-data.ts';

/** How to order without script: by a chat about the product. Rendered by the server only. */
export function OrderByChat({ name }: { name: string }) {
  const { whatsappPhone } = useBusiness();
  const text = `Hola! Quiero pedir ${name}: ${useOrigin()}${pages.product(name)}`;
  return (
    <ButtonAnchor href={whatsappPhone ? whatsAppLink({ phone: whatsappPhone, text }) : pages.contact} size="lg" wide>
      {whatsappPhone ? 'Pedir por WhatsApp' : 'Escribinos para pedirlo'}
    </ButtonAnchor>
  );
}
