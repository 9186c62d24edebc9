import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ExpandableList } from '../../price-list/display/expandable-list.tsx';
import { StepHeading } from '../step-heading.tsx';
import type { CollectedPicture } from './collect-pictures.ts';

type MissingPicturesProps = {
  collected: readonly CollectedPicture[];
  onRetry: () => void;
  onContinue: () => void;
};

/** The pictures that did not come, and whether to import without them. */
export function MissingPictures({ collected, onRetry, onContinue }: MissingPicturesProps) {
  const missing = collected.flatMap((one) => ('problem' in one ? [one] : []));
  return (
    <>
      <StepHeading>Imágenes que faltan</StepHeading>
      <Notice tone="warning">
        {missing.length === 1 ? 'Falta una imagen' : `Faltan ${missing.length} imágenes`} de {collected.length}. Todavía
        no se importó nada.
      </Notice>
      <section aria-label="Imágenes que faltan" className="rounded-lg border border-line bg-white">
        <ExpandableList
          items={missing}
          renderItem={({ source, problem }) => (
            <li key={source} className="px-4 py-3">
              <p className="font-semibold [overflow-wrap:anywhere]">{source}</p>
              <p className="text-sm text-danger">{problem}</p>
            </li>
          )}
        />
      </section>
      <div className="flex flex-wrap gap-3 max-md:*:flex-1">
        <Button onClick={onContinue}>Importar sin esas imágenes</Button>
        <Button variant="ghost" onClick={onRetry}>
          Volver a la planilla
        </Button>
      </div>
    </>
  );
}
