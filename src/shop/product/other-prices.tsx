import { priceByPayment, toPaymentDiscounts } from '#domain/cart/payment-discounts.ts';
import { PAYMENT_METHODS, paymentTerms } from '#domain/cart/payment-methods.ts';
import { finalPrice, type Priced } from '#domain/money/discount.ts';
import { priceWithoutTaxes } from '#domain/money/price-without-taxes.ts';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { useBusiness } from '../site-data/use-site-data.ts';

/** What the product costs by a method of payment that takes something off, and without taxes, where the seller shows that. */
export function OtherPrices({ product }: { product: Priced }) {
  const formatPrice = useFormatPrice();
  const business = useBusiness();
  const discounts = toPaymentDiscounts(business);
  const price = finalPrice(product);
  return (
    <>
      {PAYMENT_METHODS.filter((method) => discounts[method] > 0).map((method) => (
        <p key={method} className="font-semibold text-success">
          {formatPrice(priceByPayment(method, discounts, price))} {paymentTerms[method].preposition}{' '}
          {paymentTerms[method].noun}
        </p>
      ))}
      {business.priceWithoutTaxes === '1' && (
        <p className="text-sm text-muted">Precio sin impuestos nacionales: {formatPrice(priceWithoutTaxes(price))}</p>
      )}
    </>
  );
}
