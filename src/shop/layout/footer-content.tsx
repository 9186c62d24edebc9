import type { ReactNode } from 'react';
import type { Business } from '#contract/shop/business.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { iconButtonClass } from '#ui/button/icon-button.tsx';
import { WhatsAppIcon } from '#ui/icons/brand-icons.tsx';
import { MailIcon, MapPinIcon } from '#ui/icons/icons.tsx';
import { FacebookIcon, InstagramIcon } from '#ui/icons/social-icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { afterProducts, favourites, otherLists, type SiteLink } from '../navigation/site-links.ts';
import type { Menu } from '../site-data/load-site-data.ts';
import { pickupPlaces } from '../site-data/use-site-data.ts';
import { FOOTER_ID } from './footer-id.ts';
import { LegalLinks } from './legal-links.tsx';
import { Logo } from './logo.tsx';

const linkClass =
  'inline-flex min-h-11 items-center gap-2.5 py-1.5 text-on-ink-muted underline-offset-4 hover:text-white hover:underline md:min-h-9';

/** Slogan, links and contact, rendered by the server. */
export function FooterContent({ menu, business }: { menu: Menu | null; business: Business }) {
  const categories =
    menu?.supplements.map(({ name, link }) => ({ text: name, to: pages.list('suplementos', link) })) ?? [];
  return (
    // No scroll anchor, so that an infinite list above can grow: see LoadingCards.
    <footer id={FOOTER_ID} tabIndex={-1} className="on-ink mt-auto outline-none [overflow-anchor:none]">
      <div className="page-column grid grid-cols-1 gap-x-10 gap-y-10 pt-14 pb-28 text-sm md:grid-cols-2 md:pb-14 lg:grid-cols-[1.3fr_1.4fr_1fr_1.3fr]">
        <div>
          <Logo />
          <p className="title mt-4 max-w-72 text-lg">{business.slogan}</p>
          <SocialLinks {...business} />
        </div>
        <Column title="Categorías">
          <LinkList links={[...categories, ...otherLists]} className="grid grid-cols-2 gap-x-6" />
        </Column>
        <Column title="Ayuda">
          <LinkList links={[...afterProducts, favourites]} />
        </Column>
        <Column title="Contacto">
          <ul>
            {business.whatsappPhone && (
              <li>
                <a href={whatsAppLink({ phone: business.whatsappPhone, text: '' })} className={linkClass}>
                  <WhatsAppIcon className="size-4.5 shrink-0" />+{business.whatsappPhone}
                </a>
              </li>
            )}
            <li>
              <a href={business.email ? `mailto:${business.email}` : pages.contact} className={linkClass}>
                <MailIcon className="size-4.5 shrink-0" />
                {business.email || 'Escribinos'}
              </a>
            </li>
            {pickupPlaces(business).map((place) => (
              <li key={place}>
                <Link to={pages.branches} className={linkClass}>
                  <MapPinIcon className="size-4.5 shrink-0" />
                  {place}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <LegalLinks business={business} className={linkClass} />
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2.5 text-base">{title}</h2>
      {children}
    </div>
  );
}

function LinkList({ links, className }: { links: readonly SiteLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <Link to={to} className={linkClass}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SocialLinks({ instagram, facebook }: Pick<Business, 'instagram' | 'facebook'>) {
  const networks = [
    { name: 'Instagram', href: instagram, Icon: InstagramIcon },
    { name: 'Facebook', href: facebook, Icon: FacebookIcon },
  ].filter(({ href }) => href !== '');
  return (
    <ul className="mt-5 flex gap-2">
      {networks.map(({ name, href, Icon }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={name}
            rel="noopener noreferrer"
            className={iconButtonClass('inverse', 'border border-ink-line')}
          >
            <Icon className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
