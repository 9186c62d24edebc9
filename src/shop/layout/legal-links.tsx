import type { Business } from '#contract/shop/business.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';

/** What shops in Argentina have to show, where the seller has switched it on. */
export function LegalLinks({ business, className }: { business: Business; className: string }) {
  const { withdrawalButton, consumerDefense, whatsappPhone } = business;
  const links = [
    withdrawalButton === '1' && {
      text: 'Botón de arrepentimiento',
      href: whatsAppLink({ phone: whatsappPhone, text: '¡Hola! Me arrepentí de mi compra y quiero cancelarla.' }),
    },
    consumerDefense === '1' && {
      text: 'Defensa del Consumidor: ingresá tu reclamo acá',
      href: 'https://www.argentina.gob.ar/produccion/defensadelconsumidor/formulario',
    },
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 border-ink-line border-t pt-4 md:col-span-full">
      {links.map(({ text, href }) => (
        <li key={text}>
          <a href={href} className={className}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
