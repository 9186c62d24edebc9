import { redirect, useLocation, useNavigate } from 'react-router';
import { LogoMark } from '#ui/icons/logo-mark.tsx';
import { parseReturnUrl } from '../session/return-url.ts';
import { currentUser } from '../session/session.ts';
import { SignInForm } from '../session/sign-in-form.tsx';
import type { Route } from './+types/page';

export { LoadingPage as HydrateFallback } from '../layout/loading.tsx';

/** Redirects a user who is already signed in. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (await currentUser()) throw redirect(parseReturnUrl(new URL(request.url).search));
  return null;
}

export default function Login() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <main className="on-ink flex flex-1 items-center justify-center p-4">
      <title>Iniciar sesión | Mostrador</title>
      <div className="w-full max-w-panel">
        <p className="mb-6 flex items-center justify-center gap-2.5">
          <LogoMark />
        </p>
        <div className="rounded-lg bg-white p-6 text-ink md:p-8">
          <h1 className="mb-6 text-2xl">Administración</h1>
          <SignInForm onSignedIn={() => navigate(parseReturnUrl(search), { replace: true })} />
        </div>
      </div>
    </main>
  );
}
