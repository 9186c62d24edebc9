import type { KeyboardEvent } from 'react';
import { useSaveOnLeaving } from './use-save-on-leaving.ts';

type CellInputProps = {
  label: string;
  column: string;
  text: string;
  isChanged: boolean;
  savesOnLeaving: boolean;
  className: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called once or several times with the text that was typed. */
  onLeave: (text: string) => void;
};

/** The input of a cell while it is edited. */
export function CellInput({
  label,
  column,
  text,
  isChanged,
  savesOnLeaving,
  className,
  onType,
  onKeyDown,
  onLeave,
}: CellInputProps) {
  useSaveOnLeaving(isChanged, savesOnLeaving ? () => onLeave(text) : undefined);
  return (
    <input
      ref={focusAndSelect}
      data-cell={column}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => onLeave(currentTarget.value)}
      className={className}
    />
  );
}

function focusAndSelect(input: HTMLInputElement | null): void {
  if (!input || input === document.activeElement) return;
  input.focus();
  input.select();
}
