import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { RadioCard } from '#ui/form/radio-card.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Thumbnail } from '../ui/thumbnail.tsx';
import type { FieldConflict } from './field-conflict.ts';

type ConflictDialogProps = {
  fields: readonly FieldConflict[];
  /** With the keys of what is to stay as it is now; undefined to go on editing. */
  onResolve: (taken: ReadonlySet<string> | undefined) => void;
};

/** Somebody else changed the same thing while the form was open: both values, and the seller chooses. */
export function ConflictDialog({ fields: rows, onResolve: onEnd }: ConflictDialogProps) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ changedByUser: touched }) => !touched).map(({ field: key }) => key)),
  );
  const choose = (key: string, now: boolean) => {
    const others = [...taken].filter((each) => each !== key);
    setTaken(new Set(now ? [...others, key] : others));
  };
  return (
    <Dialog open onOpenChange={() => onEnd(undefined)} title="Cambió mientras lo editabas">
      <p className="mb-4 text-muted">Elegí con qué valor se guarda cada dato.</p>
      <div className="flex flex-col gap-5">
        {rows.map(({ field: key, label, own: mine, current: now, isImageList: pictures }) => (
          <fieldset key={key} className="min-w-0">
            <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              <RadioCard
                name={key}
                label={<FieldValue text={mine} pictures={pictures} />}
                detail="En tu formulario"
                checked={!taken.has(key)}
                onChange={() => choose(key, false)}
              />
              <RadioCard
                name={key}
                label={<FieldValue text={now} pictures={pictures} />}
                detail="Valor de ahora"
                checked={taken.has(key)}
                onChange={() => choose(key, true)}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onEnd(taken)}>Guardar</Button>
        <Button variant="ghost" onClick={() => onEnd(undefined)}>
          Seguir editando
        </Button>
      </div>
    </Dialog>
  );
}

function FieldValue({ text, pictures = false }: { text: string; pictures: boolean | undefined }) {
  if (!pictures) return <span className="line-clamp-4">{text}</span>;
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
