import { useState } from 'react';
import { buttonClass } from '#ui/button/button-class.ts';
import { MapPinIcon } from '#ui/icons/icons.tsx';
import { type Branch, directionsUrl } from './branches.ts';

/** The embedded map of another site is loaded on demand only; directions are a plain link. */
export function BranchMap({ branch }: { branch: Branch }) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        src={branch.map}
        title={`Mapa de ${branch.name}`}
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
        className="h-72 w-full bg-ground lg:h-full lg:min-h-80"
      />
    );
  }
  return (
    <div className="flex h-72 flex-col items-center justify-center gap-3 bg-ground p-6 text-center lg:h-full lg:min-h-80">
      <MapPinIcon className="size-12 text-accent" strokeWidth={1.5} />
      <button
        type="button"
        onClick={() => setShown(true)}
        className={buttonClass({ variant: 'secondary', className: 'needs-script' })}
      >
        Ver mapa<span className="sr-only"> de {branch.name}</span>
      </button>
      <a
        href={directionsUrl(branch)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'link' })}
      >
        Cómo llegar<span className="sr-only"> a {branch.name} (se abre en otra pestaña)</span>
      </a>
    </div>
  );
}
