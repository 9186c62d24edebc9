import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CircleAlertIcon } from '#ui/icons/icons.tsx';
import { FileTextIcon, FileUpIcon } from '../../ui/icons.tsx';
import { ACCEPTED_TYPES } from './validate-file.ts';

type FilePickerProps = {
  input: Ref<HTMLInputElement>;
  file: File | null;
  problem: string;
  /** Disables picking and reading. */
  busy: boolean;
  /** Upload progress from 0 to 1 while the file is being read. */
  reading: number | undefined;
  /** Shown while there is no file. */
  prompt: string;
  /** Shown as one line above a preview. */
  small: boolean;
  /** Whether reading the file is the main action. */
  isNext: boolean;
  onPick: (file: File | undefined) => void;
  onRead: () => void;
  onStop: () => void;
  children: ReactNode;
};

/** Picks the supplier's list and starts reading it; `children` are other ways to give it. */
export function FilePicker({
  input,
  file,
  problem,
  busy,
  reading,
  prompt,
  small,
  isNext,
  onPick,
  onRead,
  onStop,
  children,
}: FilePickerProps) {
  const id = useId();
  const stops = small && reading !== undefined;
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPick(currentTarget.files?.[0]);
    // Allows picking the same file again.
    currentTarget.value = '';
  };
  return (
    <section aria-label="Archivo" className="flex flex-col gap-3">
      <div className={classNames('flex gap-3', small ? 'items-stretch' : 'flex-col')}>
        <label
          className={classNames(
            'flex min-w-0 items-center gap-3 rounded-lg border-[1.5px] border-dashed bg-white transition-colors',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-color)',
            problem ? 'border-danger' : 'border-line-strong',
            busy ? 'cursor-default' : 'hover:border-ink hover:bg-ground',
            small ? 'min-h-12 flex-1 px-3 py-1.5' : 'min-h-44 flex-col justify-center px-6 py-8 text-center',
          )}
        >
          {file ? (
            <FileTextIcon className={classNames('shrink-0 text-accent', small ? 'size-6' : 'size-10')} />
          ) : (
            <FileUpIcon className={classNames('shrink-0 text-muted', small ? 'size-6' : 'size-10')} />
          )}
          <span className="min-w-0">
            <span
              className={classNames('block font-bold', small ? file !== null && 'truncate' : 'text-lg break-words')}
            >
              {file ? file.name : prompt}
            </span>
            <span className="block text-sm text-muted">
              {file ? (
                `${formatFileSize(file.size)}${reading === undefined ? ' · Cambiar archivo' : ''}`
              ) : (
                <>
                  <span className="pointer-coarse:hidden">o arrastrala hasta acá. </span>PDF, Excel (.xlsx), CSV o
                  texto, hasta 15 MB.
                </>
              )}
            </span>
          </span>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED_TYPES}
            disabled={busy}
            onChange={pick}
            aria-label="Lista de precios en PDF, Excel, CSV o texto"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            className="sr-only"
          />
        </label>
        {!small && children}
        <div className={classNames('flex shrink-0 items-stretch gap-3', !small && 'max-md:w-full max-md:*:flex-1')}>
          {/* Where there is room for one it stays the same button, and keeps the focus. */}
          <Button
            variant={isNext ? 'primary' : 'ghost'}
            onClick={stops ? onStop : onRead}
            disabled={busy && reading === undefined}
            loading={reading !== undefined && !stops}
            className={small ? 'max-md:px-3.5 max-md:text-sm' : undefined}
          >
            {stops ? 'Cancelar' : 'Ver resumen'}
          </Button>
          {reading !== undefined && !stops && (
            <Button variant="ghost" onClick={onStop}>
              Cancelar
            </Button>
          )}
        </div>
      </div>
      {problem && (
        // Not an alert for an uploaded file: a toast announces that problem.
        <p
          id={`${id}-problem`}
          role={file ? undefined : 'alert'}
          className="flex items-start gap-1.5 text-sm font-semibold text-danger"
        >
          <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      {reading !== undefined && <Progress share={reading} />}
    </section>
  );
}

function Progress({ share }: { share: number }) {
  const sent = share >= 1;
  return (
    <div className="flex flex-col gap-1.5">
      <p role="status" className="text-sm font-semibold">
        {sent ? 'Leyendo la lista y buscando tus productos…' : 'Subiendo el archivo…'}
      </p>
      <progress
        aria-label="Avance"
        {...(!sent && { value: share })}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line indeterminate:animate-pulse [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line indeterminate:[&::-webkit-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}

function formatFileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;
}
