import { type ChangeEvent, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useFileDrop } from '../price-list/upload/use-file-drop.ts';
import { FileUpIcon } from '../ui/icons.tsx';

type FileChoiceProps = {
  label: string;
  hint: string;
  /** File types, as of an input. */
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  /** Shown as one line. */
  small?: boolean;
  onPick: (files: File[]) => void;
};

/** A place to pick files, or to drop one. */
export function FileChoice({ label, hint, accept, multiple, disabled, small, onPick }: FileChoiceProps) {
  const id = useId();
  const { isOver, target } = useFileDrop((file) => file && !disabled && onPick([file]));
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(currentTarget.files ?? [])]);
    // Allows picking the same file again.
    currentTarget.value = '';
  };
  return (
    <label
      {...target}
      className={classNames(
        'flex items-center gap-x-4 gap-y-3 rounded-lg border-[1.5px] border-dashed bg-white px-5 transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-color)',
        isOver ? 'border-ink bg-ground' : 'border-line-strong',
        disabled ? 'cursor-default' : 'hover:border-ink hover:bg-ground',
        small ? 'min-h-16 py-2' : 'min-h-44 flex-col justify-center py-8 text-center',
      )}
    >
      <FileUpIcon className={classNames('shrink-0 text-muted', small ? 'size-6' : 'size-10')} />
      <span className="min-w-0">
        <span className={classNames('block font-bold', !small && 'text-lg')}>{label}</span>
        <span id={id} className="block text-sm text-muted">
          {hint}
        </span>
      </span>
      <input
        type="file"
        aria-label={label}
        aria-describedby={id}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={pick}
        className="sr-only"
      />
    </label>
  );
}
