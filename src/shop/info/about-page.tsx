import { pages } from '#contract/urls/shop-urls.ts';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { paymentPhrase } from '#domain/cart/payment-methods.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { useBusiness, usePickupPlaces } from '../site-data/use-site-data.ts';
import { PageHeader } from './page-header.tsx';

const values = [
  {
    title: 'Atención de verdad',
    text: 'Cada pedido llega por WhatsApp a una persona, que confirma el stock, responde tus dudas y coordina la entrega.',
  },
  {
    title: 'Precios a la vista',
    text: 'Ves el precio final de cada producto antes de pedir, y si está sin stock. Si algo cambia, te lo decimos antes de confirmar.',
  },
];

export default function About() {
  const { deliveryHeadline } = useBusiness();
  const places = usePickupPlaces().length;
  const near = {
    title: 'Cerca tuyo',
    text: `${deliveryHeadline || 'Envíos'}${places > 0 ? ' y retiro sin costo en nuestras sucursales' : ''}.`,
  };
  return (
    <>
      <PageMeta
        title="Quienes Somos"
        description={`${SHOP_NAME} es una tienda de suplementos deportivos, accesorios y combos con sucursales en Oncativo y Córdoba.`}
      />
      <PageHeader title="Quienes Somos">
        {SHOP_NAME} es una tienda de suplementos deportivos, accesorios y combos, con sucursales en Oncativo y en
        Córdoba. Vendemos lo que hace falta para entrenar mejor, y ayudamos a elegirlo.
      </PageHeader>
      <div className="page-column grid grid-cols-1 gap-x-14 gap-y-10 pb-14 md:pb-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex max-w-prose flex-col gap-5 text-lg">
          <p>
            Trabajamos con proteínas, creatinas, pre-entrenos, vitaminas y todo lo que acompaña un plan de
            entrenamiento. Comprás desde el celular, sin registrarte: armás el carrito, nos mandás el pedido y nosotros
            nos ocupamos del resto.
          </p>
          <p>Podés pagar {paymentPhrase}, recibir el pedido en tu casa o retirarlo cuando te quede bien.</p>
          <p>
            Si no sabés por dónde empezar, escribinos: preferimos que lleves lo que te sirve y no lo que está de moda.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <ButtonLink to={pages.products}>Ver productos</ButtonLink>
            <ButtonLink to={pages.contact} variant="ghost">
              Escribinos
            </ButtonLink>
          </div>
        </div>
        <ul className="on-ink flex flex-col gap-7 self-start rounded-lg p-7 md:p-10">
          {[...values, near].map(({ title, text }) => (
            <li key={title} className="border-l-4 border-accent-bright pl-5">
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1.5 text-on-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
