import { Fragment, type ReactNode } from 'react';
import { pages } from '#contract/urls/shop-urls.ts';
import { deliveryTerms, RETURN_PERIOD } from '#domain/cart/delivery-methods.ts';
import { paymentTerms } from '#domain/cart/payment-methods.ts';
import { alternativeSeparator } from '#domain/text/alternative-separator.ts';
import { Link } from '#ui/link/link.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { useBusiness } from '../site-data/use-site-data.ts';
import { PageHeader } from './page-header.tsx';

const linkClass = 'font-semibold underline decoration-2 underline-offset-4 hover:text-accent';

const steps = [
  { title: 'Elegí tus productos', text: 'Buscalos o recorré las categorías, elegí el sabor y agregalos al carrito.' },
  {
    title: 'Iniciá la compra',
    text: 'En el carrito tocá “Iniciar Compra” y completá tu nombre, el pago y la entrega.',
  },
  { title: 'Mandanos el pedido', text: 'Al confirmar se abre WhatsApp con el resumen listo: solo tenés que enviarlo.' },
  { title: 'Coordinamos', text: 'Te respondemos para confirmar el stock, el pago y el envío o el retiro.' },
];

const payments = Object.values(paymentTerms);

const destinationAnswers = {
  address: 'decinos la dirección. En el resumen ves siempre el costo de envío y el total antes de confirmar.',
  pickupPlace: (
    <>
      una de nuestras{' '}
      <Link to={pages.branches} className={linkClass}>
        sucursales
      </Link>
      , sin costo.
    </>
  ),
};

type Topic = { id: string; title: string; answer: ReactNode };

const topics: Topic[] = [
  {
    id: 'como-comprar',
    title: '¿Cómo comprar?',
    answer: (
      <ol className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-3">
            <span aria-hidden="true" className="title text-xl text-accent">
              {index + 1}
            </span>
            <h3 className="font-bold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    ),
  },
  {
    id: 'cambios-y-devoluciones',
    title: 'Cambios y devoluciones',
    answer: (
      <p>
        Aceptamos cambios y devoluciones {RETURN_PERIOD}. Los productos tienen que estar cerrados y en excelentes
        condiciones. Para empezar,{' '}
        <Link to={pages.contact} className={linkClass}>
          escribinos
        </Link>
        .
      </p>
    ),
  },
  {
    id: 'formas-de-pago',
    title: 'Formas de pago',
    answer: (
      <>
        <p>
          Podés pagar{' '}
          {payments.map(({ preposition, noun, adjective }, index) => (
            <Fragment key={noun}>
              {alternativeSeparator(index, payments.length)}
              {preposition}{' '}
              <strong>
                {noun}
                {adjective}
              </strong>
            </Fragment>
          ))}
          .
          {payments
            .filter(({ showsAlias }) => showsAlias)
            .map(({ noun }) => ` Si elegís ${noun}, el alias aparece al completar la compra.`)}
        </p>
        <p>Por el momento no aceptamos pagos con tarjeta.</p>
      </>
    ),
  },
  {
    id: 'envio-o-retiro',
    title: 'Envío o retiro',
    answer: Object.entries(deliveryTerms).map(([method, { headline, shippingCost, destination }]) => (
      <p key={method}>
        <strong>{shippingCost ? <DeliveryHeadline /> : headline}:</strong> elegí “{method}” y{' '}
        {destinationAnswers[destination]}
      </p>
    )),
  },
];

/** What the seller promises of deliveries at the moment. */
function DeliveryHeadline() {
  return useBusiness().deliveryHeadline || 'Envíos';
}

export default function Faq() {
  return (
    <>
      <PageMeta
        title="Preguntas Frecuentes"
        description="Cómo comprar, cambios y devoluciones, formas de pago, y envío o retiro en sucursal."
      />
      <PageHeader title="Preguntas Frecuentes">Lo que casi todos quieren saber antes de comprar.</PageHeader>
      <div className="page-column grid grid-cols-1 gap-x-14 gap-y-8 pb-16 md:pb-24 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="Temas" className="max-lg:hidden">
          <ul className="sticky top-28 border-l-2 border-line">
            {topics.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center pl-4 font-semibold hover:text-accent">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex max-w-[50rem] flex-col divide-y divide-line border-t border-line lg:border-t-0">
          {topics.map(({ id, title, answer }) => (
            <section key={id} aria-labelledby={id} className="py-8 lg:first:pt-0">
              <h2 id={id} className="scroll-mt-28 text-2xl">
                {title}
              </h2>
              <div className="mt-4 flex flex-col gap-3 text-lg">{answer}</div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
