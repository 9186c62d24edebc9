import { Spinner } from '#ui/feedback/spinner.tsx';

/** What shows while it is not known yet who is signed in. */
export function LoadingPage() {
  return (
    <main className="flex min-h-dvh flex-1 items-center justify-center">
      <title>Administración | Mostrador</title>
      <Spinner size="lg" />
    </main>
  );
}
