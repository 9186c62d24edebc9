import { adminPages } from '#contract/urls/admin-urls.ts';
import type { Constant } from '#domain/business/constant.ts';
import { unfilledFacts } from '#domain/business/unfilled-facts.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Link } from '#ui/link/link.tsx';

/** What the seller has not filled in yet: shoppers do not see it, and without a phone no order arrives. */
export function UnfilledNotice({ constants }: { constants: readonly Constant[] | null }) {
  const unfilled = unfilledFacts(constants ?? []);
  if (unfilled.length === 0) return null;
  const lacksPhone = unfilled.some(({ name }) => name === 'whatsappPhone');
  return (
    <Notice tone={lacksPhone ? 'danger' : 'warning'} className="mb-4">
      {lacksPhone && <p>Los pedidos todavía no te llegan: falta el WhatsApp de la tienda.</p>}
      <p className="font-normal">
        Falta completar: {unfilled.map(({ label }) => label.replace(/ \(.*\)/, '')).join(', ')}. La tienda no muestra lo
        que falta, o muestra datos de ejemplo.
      </p>
      <Link to={adminPages.constants} className="inline-flex min-h-11 items-center font-semibold underline">
        Completar en Configuración
      </Link>
    </Notice>
  );
}
