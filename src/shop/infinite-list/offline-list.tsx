import { useRevalidator } from 'react-router';
import { Button } from '#ui/button/button.tsx';

/** Shown instead of a list that could not be loaded without a connection. */
export function OfflineList() {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className="flex flex-col items-start gap-5 rounded-lg bg-ground px-6 py-12 md:px-10 md:py-16">
      <p className="title text-2xl">Sin conexión</p>
      <p>No pudimos llegar a la tienda. Revisá tu conexión y probá de nuevo.</p>
      <Button variant="ghost" loading={state === 'loading'} onClick={() => void revalidate()}>
        Reintentar
      </Button>
    </div>
  );
}
