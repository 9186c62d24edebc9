import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/http/api-error.ts';
import { constantErrorText } from '#contract/requests/constant-error-text.ts';
import type { WireConstant } from '#contract/responses/admin.ts';
import { isValidConstant } from '#domain/business/constant-value.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess } from '../ui/toasts.tsx';

/** `draft` is the typed text, null while the constant is not being edited. */
type ConstantEditState = { saved: string; draft: string | null; error: string; saving: boolean };

/** State of one constant: shown, edited, saved. */
export function useConstant({ id, name, nombre, value }: WireConstant) {
  const [editing, setEditing] = useState<ConstantEditState>({ saved: value, draft: null, error: '', saving: false });
  const change = (changes: Partial<ConstantEditState>) => setEditing((current) => ({ ...current, ...changes }));

  /** Validates and saves the draft; returns the resulting state. */
  async function saveDraft(): Promise<Partial<ConstantEditState>> {
    const newValue = (editing.draft ?? '').trim();
    if (!isValidConstant({ name, value: newValue })) return { error: constantErrorText(name) };
    try {
      const updated = await adminClient.constants.change(id, newValue);
      toastSuccess(`${nombre} actualizado exitosamente!`);
      return { saved: updated.value, draft: null, error: '' };
    } catch (cause) {
      toastError('Hubo un error al actualizar la constante.');
      return { error: (cause instanceof ApiError && cause.body.fields?.value) || '' };
    }
  }

  return {
    ...editing,
    value: editing.draft ?? editing.saved,
    open: () => change({ draft: editing.saved }),
    type: (draft: string) => change({ draft, error: '' }),
    cancel: () => change({ draft: null, error: '' }),

    async save(): Promise<void> {
      change({ saving: true });
      const outcome = await saveDraft();
      // flushSync, so that the caller can move the focus.
      flushSync(() => change({ ...outcome, saving: false }));
    },
  };
}
