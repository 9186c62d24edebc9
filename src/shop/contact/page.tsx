import type { ReactNode } from 'react';
import { pages } from '#contract/urls/shop-urls.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { WhatsAppIcon } from '#ui/icons/brand-icons.tsx';
import { MailIcon, MapPinIcon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { PageHeader } from '../info/page-header.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { useBusiness } from '../site-data/use-site-data.ts';
import { ContactForm } from './contact-form.tsx';

const linkClass =
  'inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere] underline decoration-2 underline-offset-4 hover:text-accent-bright';

export default function Contact() {
  const { whatsappPhone, email, address } = useBusiness();
  return (
    <>
      <PageMeta
        title="Contacto"
        description="Escribinos por WhatsApp, por correo o con el formulario: te ayudamos a elegir y respondemos sobre stock, pagos y envíos."
      />
      <PageHeader title="Contacto">¿Dudas con un producto o con tu pedido? Escribinos y te respondemos.</PageHeader>
      <div className="page-column grid grid-cols-1 items-start gap-x-14 gap-y-10 pb-16 md:pb-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="formulario">
          <h2 id="formulario" className="mb-5 text-2xl">
            Dejanos tu mensaje
          </h2>
          <ContactForm />
          <p className="hidden text-lg no-script:block">
            El formulario necesita JavaScript. Escribinos por WhatsApp o por correo: están en “Hablá con nosotros”.
          </p>
        </section>
        <section aria-labelledby="datos" className="on-ink rounded-lg p-7 md:p-10">
          <h2 id="datos" className="text-2xl">
            Hablá con nosotros
          </h2>
          <ul className="mt-6 flex flex-col gap-6">
            {whatsappPhone && (
              <ContactOption icon={<WhatsAppIcon className="size-6" />} name="WhatsApp">
                <a
                  href={whatsAppLink({ phone: whatsappPhone, text: 'Hola! Tengo una consulta.' })}
                  className={linkClass}
                >
                  +{whatsappPhone}
                </a>
              </ContactOption>
            )}
            {email && (
              <ContactOption icon={<MailIcon className="size-6" />} name="Correo electrónico">
                <a href={`mailto:${email}`} className={linkClass}>
                  {email}
                </a>
              </ContactOption>
            )}
            {address && (
              <ContactOption icon={<MapPinIcon className="size-6" />} name="Dirección">
                <p className="py-2 font-semibold">{address}</p>
                <Link to={pages.branches} className={linkClass}>
                  Ver sucursales
                </Link>
              </ContactOption>
            )}
          </ul>
        </section>
      </div>
    </>
  );
}

function ContactOption({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <span className="mt-0.5 text-accent-bright">{icon}</span>
      <div className="min-w-0">
        <h3 className="text-sm text-on-ink-muted">{name}</h3>
        {children}
      </div>
    </li>
  );
}
