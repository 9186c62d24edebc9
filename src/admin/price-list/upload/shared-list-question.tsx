import { adminPages } from '#contract/urls/admin-urls.ts';
import { Button } from '#ui/button/button.tsx';
import { acceptSharedList, rejectSharedList } from '../../stored-lists/stored-lists.ts';

/** Asks whether to open what came from outside, because a foreign page can send a list as another app does. */
export function SharedListQuestion({ shared }: { shared: File }) {
  const answer = async (store: (shared: File) => Promise<void>) => {
    await store(shared);
    // Loads the page anew: what was shared may be an order, and before it there may be another one to ask about.
    location.replace(adminPages.priceList);
  };
  return (
    <section aria-labelledby="shared-list" className="flex max-w-208 flex-col items-start gap-3">
      <h2 id="shared-list" className="text-xl [overflow-wrap:anywhere]">
        {shared.name}
      </h2>
      <p>Llegó desde otra aplicación o página. ¿Abrirla?</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void answer(acceptSharedList)}>Abrir</Button>
        <Button variant="ghost" onClick={() => void answer(rejectSharedList)}>
          Descartar
        </Button>
      </div>
    </section>
  );
}
