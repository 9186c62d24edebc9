import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { CheckIcon, CircleAlertIcon } from '#ui/icons/icons.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { adjacentCell } from './adjacent-cell.ts';
import { CellInput } from './cell-input.tsx';
import { type CellState, type EditableValue, evaluateEdit } from './cell-state.ts';
import { useSaveQueue } from './use-save-queue.ts';

type EditableCellProps<Value> = EditableValue<Value> & {
  /** For example 'Precio de Whey'. */
  label: string;
  /** Shared by the cells of a column; arrow keys move between them. */
  column: string;
  /** The editable text; `prefix` is only shown, a currency for example. */
  format: (value: Value) => string;
  prefix?: string;
  /** What is shown instead, a rounded price for example. */
  show?: (value: Value) => string;
  /** Resolves to whether it was saved. */
  save: (value: Value) => Promise<boolean>;
  /** Whether `save` still works once the screen is left. */
  savesOnLeaving?: boolean;
  className?: string;
};

const cellClass =
  'flex min-h-11 w-full items-center justify-end rounded-md border-[1.5px] px-2 tabular-nums md:min-h-9';

/**
 * A number edited in place: click or Enter to edit; Enter saves, Tab and the arrow keys save and move to another cell,
 * Escape cancels. Keys move between the cells within an ancestor with `data-cells`.
 */
export function EditableCell<Value extends number | null>(props: EditableCellProps<Value>) {
  const { label, column, value, parse, format, prefix = '', show, save, savesOnLeaving = false, className } = props;
  const [state, setState] = useState<CellState>({ kind: 'shown' });
  const shown = useRef<HTMLButtonElement>(null);
  /** Guards against saving twice: a key that saves also causes blur. */
  const open = useRef(false);
  /** What the server has is not known for sure after a failure. */
  const isUncertain = useRef(false);
  const { pending, enqueue } = useSaveQueue(save);

  const edit = () => {
    open.current = true;
    const unsaved = pending();
    const text = format(unsaved ? unsaved.value : value);
    setState({ kind: 'editing', text, initial: text });
  };

  const finish = async (text: string) => {
    if (!open.current) return;
    open.current = false;
    const unsaved = pending();
    const isTyped = state.kind === 'editing' && state.isTyped;
    const outcome = evaluateEdit(
      { value: unsaved ? unsaved.value : value, isUncertain: isTyped && isUncertain.current, parse },
      text,
    );
    if (outcome.kind === 'invalid') return setState({ kind: 'failed' });
    if (outcome.kind === 'unchanged')
      return setState(unsaved ? { kind: 'saving', text: format(unsaved.value) } : { kind: 'shown' });
    setState({ kind: 'saving', text: format(outcome.value) });
    const saved = await enqueue(outcome.value);
    if (saved === undefined) return;
    isUncertain.current = !saved;
    // It can be edited again by then.
    setState((now) => (now.kind === 'saving' ? { kind: saved ? 'saved' : 'failed' } : now));
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const next = adjacentCell({ key, shiftKey: event.shiftKey, currentTarget });
    if (!next && key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') {
      open.current = false;
      setState({ kind: 'shown' });
    } else void finish(currentTarget.value);
    if (next) next.click();
    // After the button has replaced the input.
    else requestAnimationFrame(() => shown.current?.focus());
  };

  if (state.kind === 'editing') {
    return (
      <CellInput
        {...{ label, column, savesOnLeaving }}
        text={state.text}
        isChanged={state.text !== state.initial}
        onType={(text) => setState({ ...state, text, isTyped: true })}
        onKeyDown={press}
        onLeave={(text) => void finish(text)}
        className={classNames(cellClass, 'border-ink bg-white text-right outline-none ring-2 ring-ink', className)}
      />
    );
  }
  const text = state.kind === 'saving' ? state.text : format(value);
  const shownText = show && state.kind !== 'saving' ? show(value) : text && `${prefix}${text}`;
  return (
    <button
      ref={shown}
      type="button"
      data-cell={column}
      aria-label={`${label}: ${shownText || `${prefix}sin valor`}`}
      onClick={edit}
      className={classNames(
        cellClass,
        'gap-1.5 border-transparent text-right whitespace-nowrap transition-colors hover:border-line-strong hover:bg-white',
        state.kind === 'saved' && 'bg-success-soft text-success',
        state.kind === 'failed' && 'bg-danger-soft text-danger',
        className,
      )}
    >
      {stateIcons[state.kind]}
      <span className="border-b border-dashed border-current/40">{shownText || '—'}</span>
    </button>
  );
}

const stateIcons = {
  shown: null,
  // The new value is there at once; only a slow save has a spinner.
  saving: <Spinner size="sm" className="animate-late" />,
  saved: (
    <span role="status">
      <CheckIcon className="size-4" strokeWidth={3} />
      <VisuallyHidden>Guardado</VisuallyHidden>
    </span>
  ),
  failed: (
    <span role="status">
      <CircleAlertIcon className="size-4" />
      <VisuallyHidden>No se guardó</VisuallyHidden>
    </span>
  ),
};
