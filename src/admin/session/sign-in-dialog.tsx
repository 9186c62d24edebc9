import { Dialog } from '#ui/overlay/dialog.tsx';
import { useStore } from '#ui/store/store.ts';
import { SignInForm } from './sign-in-form.tsx';
import { settleSignInRequests, signInRequests } from './sign-in-request.ts';

/** Opens over the page when the session has expired, so that unsaved input is not lost. */
export function SignInDialog() {
  const open = useStore(signInRequests, []).length > 0;
  return (
    <Dialog open={open} onOpenChange={(next) => next || settleSignInRequests(false)} title="Tu sesión terminó">
      <p className="mb-5 text-muted">Ingresá de nuevo para seguir donde estabas. Lo que escribiste no se pierde.</p>
      <SignInForm onSignedIn={() => settleSignInRequests(true)} />
    </Dialog>
  );
}
