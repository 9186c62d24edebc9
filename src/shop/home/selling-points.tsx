import { deliveryHeadline } from '#domain/cart/delivery-methods.ts';
import { paymentHeadline } from '#domain/cart/payment-methods.ts';
import { TruckIcon, WalletIcon } from '#ui/icons/icons.tsx';

const points = [
  { Icon: WalletIcon, title: paymentHeadline, detail: 'Pagás como te quede más cómodo.' },
  { Icon: TruckIcon, title: deliveryHeadline, detail: 'O retirás en nuestras sucursales.' },
];

/** Payment and delivery in short, below the banner. */
export function SellingPoints() {
  return (
    <ul className="page-column grid grid-cols-1 sm:grid-cols-2 sm:divide-x sm:divide-line max-sm:divide-y max-sm:divide-line">
      {points.map(({ Icon, title, detail }) => (
        <li key={title} className="flex items-center gap-4 py-5 sm:justify-center sm:px-6 md:py-7">
          <Icon className="size-8 shrink-0 text-accent md:size-9" strokeWidth={1.75} />
          <div>
            <p className="font-bold md:text-lg">{title}</p>
            <p className="text-sm text-muted">{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
