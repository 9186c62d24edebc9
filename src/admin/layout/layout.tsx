import { useState } from 'react';
import { createContext, type Location, Outlet, redirect, useLocation, useNavigation } from 'react-router';
import { createShopClient } from '#contract/shop/shop-client.ts';
import type { SignedInUser } from '#contract/sign-in/sign-in-client.ts';
import { browserTransport } from '../session/browser-transport.ts';
import { signInUrl } from '../session/return-url.ts';
import { currentUser } from '../session/session.ts';
import { SessionContext } from '../session/use-session.ts';
import type { Route } from './+types/layout';
import { AdminFooter } from './footer.tsx';
import { AdminHeader } from './header.tsx';
import { SectionNav } from './section-nav.tsx';

export { LoadingPage as HydrateFallback } from './loading.tsx';

const userContext = createContext<SignedInUser>();

/** Runs before the loaders of all screens and redirects to the sign-in screen without a user. */
const guard: Route.ClientMiddlewareFunction = async ({ request, context }) => {
  const user = await currentUser();
  const { pathname, search } = new URL(request.url);
  if (user === null) throw redirect(signInUrl(pathname + search));
  context.set(userContext, user);
};

export const clientMiddleware = [guard];

const shop = createShopClient(browserTransport);

/** Without an answer the footer has no slogan; the client has logged the failure. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const slogan = await shop.business().then(
    (business) => business.slogan,
    () => '',
  );
  return { user: context.get(userContext), slogan };
}

/** The user does not change during a visit. */
export const shouldRevalidate = () => false;

export default function Layout({ loaderData: { user, slogan } }: Route.ComponentProps) {
  const location = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  // Closed again on navigation, which has a new object even where it returns to the same path and key.
  const [menuOpenAt, setMenuOpenAt] = useState<Location | null>(null);
  const menuOpen = menuOpenAt === location;
  return (
    <SessionContext value={user}>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-white px-4 py-3 font-bold text-ink shadow-pop transition-transform focus:translate-y-0"
      >
        Ir al contenido
      </a>
      {isLoading && <div className="fixed inset-x-0 top-0 z-60 h-1 animate-pulse bg-accent-bright" />}
      <AdminHeader menuOpen={menuOpen} onMenu={(open) => setMenuOpenAt(open ? location : null)} />
      <div className="flex flex-1 flex-col lg:flex-row">
        <SectionNav open={menuOpen} />
        <main id="contenido" tabIndex={-1} aria-busy={isLoading} className="flex min-w-0 flex-1 flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <AdminFooter slogan={slogan} />
    </SessionContext>
  );
}
