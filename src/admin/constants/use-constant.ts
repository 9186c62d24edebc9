import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/http/api-error.ts';
import { readIfUnknown } from '#contract/http/write-or-read.ts';
import { constantErrorText } from '#contract/requests/constant-error-text.ts';
import type { Constant } from '#domain/business/constant.ts';
import { isValidConstant } from '#domain/business/constant-value.ts';
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx';
import { type CountUnsaved, useCountUnsaved } from '../form/use-count-unsaved.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess } from '../ui/toasts.tsx';

/** `saved` is the constant as it was last read; `draft` the typed text, null while it is not being edited. */
type ConstantEditState = { saved: Constant; draft: string | null; error: string; saving: boolean };

/** State of one constant: shown, edited, saved. */
export function useConstant(constant: Constant, countUnsaved: CountUnsaved) {
  const { id, name, label } = constant;
  const { resolveConflicts, dialog } = useEditConflict();
  const [editing, setEditing] = useState<ConstantEditState>({
    saved: constant,
    draft: null,
    error: '',
    saving: false,
  });
  const change = (changes: Partial<ConstantEditState>) => setEditing((current) => ({ ...current, ...changes }));

  useCountUnsaved(editing.draft !== null && editing.draft !== editing.saved.value, countUnsaved);

  /** Validates and saves the draft; returns the resulting state. */
  async function saveDraft(saved: Constant, own: string): Promise<Partial<ConstantEditState>> {
    if (!isValidConstant({ name, value: own })) return { error: constantErrorText(name) };
    try {
      const result = await adminClient.constants.change(id, own, saved.version);
      if (!result.ok) return await resolve(result.current, own);
      return announceSaved(result.entity);
    } catch (cause) {
      const stored = await readIfUnknown(cause, () => readConstant(id));
      if (stored && stored.version !== saved.version) return resolve(stored, own);
      toastError('Hubo un error al actualizar la constante.');
      return { error: (cause instanceof ApiError && cause.body.fields?.value) || '' };
    }
  }

  /** Asks which value holds when the constant was changed elsewhere; nothing changes while the user goes on editing. */
  async function resolve(current: Constant, own: string): Promise<Partial<ConstantEditState>> {
    if (current.value === own) return announceSaved(current);
    const texts = { own, current: current.value };
    const keepCurrent = await resolveConflicts([{ field: 'value', label, ...texts, changedByUser: true }]);
    if (!keepCurrent) return {};
    return keepCurrent.has('value') ? announceSaved(current) : saveDraft(current, own);
  }

  function announceSaved(saved: Constant): Partial<ConstantEditState> {
    toastSuccess(`${label} actualizado exitosamente!`);
    return { saved, draft: null, error: '' };
  }

  return {
    ...editing,
    value: editing.draft ?? editing.saved.value,
    dialog,
    open: () => change({ draft: editing.saved.value }),
    type: (draft: string) => change({ draft, error: '' }),
    cancel: () => change({ draft: null, error: '' }),

    async save(): Promise<void> {
      change({ saving: true });
      const outcome = await saveDraft(editing.saved, (editing.draft ?? '').trim());
      // flushSync, so that the caller can move the focus.
      flushSync(() => change({ ...outcome, saving: false }));
    },
  };
}

async function readConstant(id: number): Promise<Constant | undefined> {
  return (await adminClient.constants.list()).find((constant) => constant.id === id);
}
