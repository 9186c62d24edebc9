import { RETURN_PERIOD } from '#domain/cart/delivery-methods.ts';
import { paymentHeadline } from '#domain/cart/payment-methods.ts';
import { BanknoteIcon, RefreshCwIcon, TruckIcon } from '#ui/icons/icons.tsx';
import { useBusiness } from '../site-data/use-site-data.ts';

/** Payment, delivery and returns in short. */
export function Benefits() {
  const benefits = [
    { icon: BanknoteIcon, text: paymentHeadline },
    { icon: TruckIcon, text: useBusiness().deliveryHeadline || 'Envíos' },
    { icon: RefreshCwIcon, text: `Cambios ${RETURN_PERIOD}` },
  ];
  return (
    <ul className="flex flex-col gap-2.5 border-t border-line pt-5 text-sm">
      {benefits.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
          {text}
        </li>
      ))}
    </ul>
  );
}
