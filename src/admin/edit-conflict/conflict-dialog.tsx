import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { RadioCard } from '#ui/form/radio-card.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Thumbnail } from '../ui/thumbnail.tsx';
import type { FieldConflict } from './field-conflict.ts';

type ConflictDialogProps = {
  fields: readonly FieldConflict[];
  /** Called with the fields that keep their current value, or undefined to go on editing. */
  onResolve: (keepCurrent: ReadonlySet<string> | undefined) => void;
};

/** Shows both values of each conflicting field to choose from. */
export function ConflictDialog({ fields, onResolve }: ConflictDialogProps) {
  const [keepCurrent, setKeepCurrent] = useState<ReadonlySet<string>>(
    () => new Set(fields.filter(({ changedByUser }) => !changedByUser).map(({ field }) => field)),
  );
  const choose = (field: string, isCurrent: boolean) => {
    const others = [...keepCurrent].filter((each) => each !== field);
    setKeepCurrent(new Set(isCurrent ? [...others, field] : others));
  };
  return (
    <Dialog open onOpenChange={() => onResolve(undefined)} title="Cambió mientras lo editabas">
      <p className="mb-4 text-muted">Elegí con qué valor se guarda cada dato.</p>
      <div className="flex flex-col gap-5">
        {fields.map(({ field, label, own, current, isImageList }) => (
          <fieldset key={field} className="min-w-0">
            <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
            <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
              <RadioCard
                name={field}
                label={<FieldValue text={own} isImageList={isImageList} />}
                detail="En tu formulario"
                checked={!keepCurrent.has(field)}
                onChange={() => choose(field, false)}
              />
              <RadioCard
                name={field}
                label={<FieldValue text={current} isImageList={isImageList} />}
                detail="Valor de ahora"
                checked={keepCurrent.has(field)}
                onChange={() => choose(field, true)}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onResolve(keepCurrent)}>Guardar</Button>
        <Button variant="ghost" onClick={() => onResolve(undefined)}>
          Seguir editando
        </Button>
      </div>
    </Dialog>
  );
}

function FieldValue({ text, isImageList = false }: { text: string; isImageList: boolean | undefined }) {
  if (!isImageList) return <span className="line-clamp-4">{text}</span>;
  const urls = text.split('\n').filter(Boolean);
  return (
    <span className="flex flex-wrap gap-1">
      {urls.length === 0 && 'Sin imágenes'}
      {urls.map((url) => (
        <Thumbnail key={url} url={url} />
      ))}
    </span>
  );
}
