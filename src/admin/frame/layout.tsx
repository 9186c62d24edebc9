import { createContext, Outlet, redirect } from 'react-router';
import type { SignedInUser } from '#contract/sign-in-client.ts';
import { signInAddress } from '../session/return-address.ts';
import { currentUser } from '../session/session.ts';
import { SessionContext } from '../session/use-session.ts';
import type { Route } from './+types/layout';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export { Loading as HydrateFallback } from './loading.tsx';

const userContext = createContext<SignedInUser>();

/** Stands before the loaders of all screens: without a signed-in user none of them begins. */
const guard: Route.ClientMiddlewareFunction = async ({ request, context }) => {
  const user = await currentUser();
  const { pathname, search } = new URL(request.url);
  if (user === null) throw redirect(signInAddress(pathname + search));
  context.set(userContext, user);
};

export const clientMiddleware = [guard];

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => context.get(userContext);

export default function Layout({ loaderData: user }: Route.ComponentProps) {
  return (
    <SessionContext value={user}>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-white px-4 py-3 font-bold text-ink shadow-pop transition-transform focus:translate-y-0"
      >
        Ir al contenido
      </a>
      <Header />
      <main id="contenido" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Footer />
    </SessionContext>
  );
}
