import { useEffect } from 'react';
import { data, Outlet } from 'react-router';
import { useClientNavigation } from '#ui/link/use-client-navigation.ts';
import { GroupedPrices } from '#ui/price/price-format.ts';
import { fromJsonData, toJsonData } from '../loader-data/json-data.ts';
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx';
import { OfflineNoticeHost } from '../offline/offline-notice-host.tsx';
import { shopClient } from '../site-data/client-context.ts';
import { loadSiteData } from '../site-data/load-site-data.ts';
import type { Route } from './+types/layout';
import { CartOverlays } from './cart-overlays.tsx';
import { ChatButton } from './chat-button.tsx';
import { ShopFooter } from './footer.ts';
import { ShopHeader } from './header.tsx';

async function load({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const siteData = await loadSiteData(shopClient({ context }), request);
  // A page without its menu is rendered but must not be cached.
  return siteData.menu ? toJsonData(siteData) : data(toJsonData(siteData), { status: 503 });
}

export const loader = load;
export const clientLoader = load;

let menuMissing = false;

/** Site data is loaded once per visit; a menu that failed to load is requested again with the next page. */
export const shouldRevalidate = () => menuMissing;

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  const { menu, business } = fromJsonData(loaderData);
  useClientNavigation();
  useEffect(() => {
    menuMissing = menu === null;
  }, [menu]);
  return (
    <GroupedPrices value={business.groupedPrices}>
      <link rel="manifest" href="/app.webmanifest" />
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-white px-4 py-3 font-bold text-ink transition-transform focus:translate-y-0 focus:shadow-pop"
      >
        Ir al contenido
      </a>
      <ShopHeader menu={menu} />
      <Breadcrumbs menu={menu} />
      <main id="contenido" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <ShopFooter key={String(menu !== null)} menu={menu} business={business} />
      <ChatButton phone={business.whatsappPhone} />
      <OfflineNoticeHost />
      <CartOverlays />
    </GroupedPrices>
  );
}
