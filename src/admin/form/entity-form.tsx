import { type ReactNode, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormSetValue,
  useForm,
} from 'react-hook-form';
import { ApiError } from '#contract/http/api-error.ts';
import { createIdempotencyKey } from '#contract/http/idempotency-key.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoaderCircleIcon } from '#ui/icons/icons.tsx';
import type { EntityTexts } from '../crud/entity-texts.ts';
import { useListState } from '../crud/use-list-state.ts';
import { EditingResumed } from '../edit-conflict/use-conflict-aware-change.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import { toFormErrors } from './form-errors.ts';
import { type FormMode, FormModeContext } from './form-mode.ts';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts';

type SaveFailure<Values extends FieldValues> = { error: ApiError; values: Values; setValue: UseFormSetValue<Values> };

type EntityFormProps<Values extends FieldValues> = {
  mode: FormMode;
  texts: EntityTexts;
  /** What the form begins with. */
  values: Values;
  /** Creates or changes. `key` stays the same while it is not known whether the server has got it (no answer). */
  save: (values: Values, key: string) => Promise<unknown>;
  /** Deals with a failure itself (a 409, say) and then answers true. */
  onFailed?: (failed: SaveFailure<Values>) => boolean | Promise<boolean>;
  /** Has a second column on large screens. */
  wide?: boolean;
  children: ReactNode;
};

const titles = { A: 'Agregar', M: 'Editar', C: 'Consultar' };

/**
 * The form of modes A, M and C: fields inside it are TextInput, SelectInput, TextAreaInput, ImagesInput or whatever
 * calls useFormContext. Give it a `key` per mode and id. What the server finds wrong is told at its field; leaving with
 * unsaved changes asks first; saved or cancelled, the list comes back.
 */
export function EntityForm<Values extends FieldValues>({
  mode,
  texts,
  values,
  save,
  onFailed,
  wide = false,
  children,
}: EntityFormProps<Values>) {
  const { go } = useListState();
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const { isDirty, isSubmitting } = form.formState;
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState('');
  const key = useRef(createIdempotencyKey());
  const guard = useUnsavedChangesGuard(mode !== 'C' && (isDirty || sending));

  const back = () => guard.pass(() => go({ mode: 'L' }));

  async function submit(given: Values) {
    if (sending) return;
    setTrouble('');
    try {
      await save(given, key.current);
    } catch (error) {
      if (error instanceof EditingResumed) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 0) key.current = createIdempotencyKey();
      if (await onFailed?.({ error, values: given, setValue: form.setValue })) return;
      toastError(mode === 'A' ? texts.createFailed : texts.changeFailed);
      const { fields, message: rest } = toFormErrors(error.body, Object.keys(values));
      for (const [index, [name, message]] of fields.entries()) {
        form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      setTrouble(rest);
      return;
    }
    toastSuccess(mode === 'A' ? texts.created : texts.changed);
    await back();
  }

  return (
    <AdminPage title={`${titles[mode]} ${texts.name.toLowerCase()}`}>
      <FormModeContext value={{ mode, setUploading: setSending }}>
        <FormProvider {...form}>
          <form
            noValidate
            // One press at a time: the button keeps the focus while it works, and could be pressed again.
            onSubmit={(event) => (isSubmitting ? event.preventDefault() : void form.handleSubmit(submit)(event))}
            className="flex flex-1 flex-col gap-5"
          >
            <div className={classNames('flex w-full flex-col gap-5', !wide && 'max-w-208')}>
              {trouble && <Notice tone="danger">{trouble}</Notice>}
              {children}
            </div>
            <div className="bottom-0 z-30 -mx-4 -mb-5 flex gap-3 border-t border-line bg-white px-4 py-3 max-md:mt-auto max-md:*:flex-1 md:-mx-6 md:px-6 lg:-mb-7 tall:sticky">
              {mode !== 'C' && (
                <Button type="submit" aria-busy={isSubmitting} disabled={sending}>
                  {isSubmitting && <LoaderCircleIcon className="size-5 animate-spin" />}
                  {isSubmitting ? 'Cargando' : 'Guardar'}
                </Button>
              )}
              <Button variant="ghost" onClick={() => void back()}>
                {mode === 'C' ? 'Volver' : 'Cancelar'}
              </Button>
            </div>
          </form>
        </FormProvider>
      </FormModeContext>
    </AdminPage>
  );
}
