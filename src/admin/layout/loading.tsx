import { Spinner } from '#ui/feedback/spinner.tsx';

/** Shown while the session is being checked. */
export function LoadingPage() {
  return (
    <main className="flex min-h-dvh flex-1 items-center justify-center">
      <title>Administración | Mostrador</title>
      <Spinner size="lg" />
    </main>
  );
}
