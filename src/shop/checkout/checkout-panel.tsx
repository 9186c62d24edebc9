import type { FormEvent } from 'react';
import { pages } from '#contract/urls/shop-urls.ts';
import { missingCheckoutFields } from '#domain/cart/checkout-form.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ArrowLeftIcon } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { focusPanelTop } from '#ui/overlay/panel-focus.ts';
import { closeCart } from '../cart/cart-store.ts';
import { ForgetShopper } from '../remembered-shopper/forget-shopper.tsx';
import { MAX_LENGTHS, NOBODY } from '../remembered-shopper/remembered-shopper.ts';
import { useShopClient } from '../site-data/client-context.ts';
import { useBusiness } from '../site-data/use-site-data.ts';
import { resetCheckout, updateForm, useCheckout } from './checkout-store.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { sendOrder } from './send-order.ts';
import { useOrderTerms } from './use-order-terms.ts';

/** Name, payment, delivery and the order summary with the button that confirms. */
export function CheckoutPanel() {
  const { checkout, attempted } = useCheckout();
  const { whatsappPhone, paymentAlias } = useBusiness();
  const terms = useOrderTerms();
  const client = useShopClient();
  const missing = attempted ? missingCheckoutFields(checkout, terms) : [];

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    void sendOrder({
      client: client(),
      phone: whatsappPhone,
      terms,
      focusField(name) {
        const named = fields.namedItem(name);
        const field = named instanceof RadioNodeList ? named[0] : named;
        if (field instanceof HTMLElement) field.focus();
      },
    });
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={confirm}
      className="flex flex-1 flex-col [&_input]:scroll-mt-12 [&_input]:scroll-mb-56"
    >
      <div className="flex flex-col gap-6 px-5 pt-2 pb-6">
        <p>
          <Button
            variant="link"
            onClick={(event) => {
              focusPanelTop(event.currentTarget);
              resetCheckout();
            }}
          >
            <ArrowLeftIcon className="size-4" strokeWidth={2.5} />
            Volver
          </Button>
        </p>
        <TextField
          label="Nombre"
          name="name"
          autoComplete="name"
          required
          maxLength={MAX_LENGTHS.name}
          value={checkout.name}
          onChange={(event) => updateForm({ name: event.currentTarget.value })}
          error={missing.includes('name') ? 'Decinos a nombre de quién va el pedido.' : undefined}
        />
        <ForgetShopper onForget={() => updateForm(NOBODY)} />
        <PaymentFields method={checkout.paymentMethod} alias={paymentAlias} />
        {!whatsappPhone && (
          <Notice tone="warning">
            <p>Todavía no tenemos un WhatsApp cargado: al confirmar vas a elegir vos el chat.</p>
            <p className="font-normal">
              También podés copiar el pedido y mandarlo por{' '}
              <Link to={pages.contact} onClick={closeCart} className="underline">
                Contacto
              </Link>
              .
            </p>
          </Notice>
        )}
        <DeliveryFields checkout={checkout} missing={missing} zones={terms.shippingZones} />
      </div>
      <OrderSummary incomplete={missing.length > 0} />
    </form>
  );
}
