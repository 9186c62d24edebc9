import { type ReactNode, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormSetValue,
  useForm,
} from 'react-hook-form';
import { ApiError } from '#contract/http/api-error.ts';
import { idempotentWrites } from '#contract/http/idempotent-writes.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoaderCircleIcon } from '#ui/icons/icons.tsx';
import type { EntityTexts } from '../crud/entity-texts.ts';
import { useListState } from '../crud/use-list-state.ts';
import { EditingResumed } from '../edit-conflict/use-save-changes.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import { toFormErrors } from './form-errors.ts';
import { FormFields } from './form-fields.tsx';
import { type FormMode, FormModeContext } from './form-mode.ts';
import { unknownOutcomeText } from './unknown-outcome-text.ts';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts';

export type SaveFailure<Values extends FieldValues> = {
  error: ApiError;
  values: Values;
  setValue: UseFormSetValue<Values>;
};

type EntityFormProps<Values extends FieldValues> = {
  mode: FormMode;
  texts: EntityTexts;
  /** Initial values. */
  values: Values;
  /** Creates or changes. `key` is the idempotency key (`idempotentWrites`). */
  save: (values: Values, key: string) => Promise<unknown>;
  /** Returns true when it has handled the failure (a 409, for example). */
  onFailed?: (failure: SaveFailure<Values>) => boolean | Promise<boolean>;
  /** Instead of returning to the list. */
  leave?: (() => Promise<void>) | undefined;
  /** Has a second column on large screens. */
  wide?: boolean;
  children: ReactNode;
};

const titles = { A: 'Agregar', M: 'Editar', C: 'Consultar' };

/**
 * The form of modes A, M and C. Its fields are TextInput, SelectInput, TextAreaInput, ImagesInput or other components
 * that call useFormContext. Needs a `key` per mode and id. Shows the server's errors at their fields, asks before
 * leaving with unsaved changes, and returns to the list when saved or cancelled.
 */
export function EntityForm<Values extends FieldValues>({
  mode,
  texts,
  values,
  save,
  onFailed,
  leave,
  wide = false,
  children,
}: EntityFormProps<Values>) {
  const { go, reload } = useListState();
  const form = useForm<Values>({ defaultValues: toDefaults(values) });
  const { isDirty, isSubmitting } = form.formState;
  const [uploading, setUploading] = useState(false);
  const [errorMessage, setErrorMessage] = useState('');
  const [write] = useState(idempotentWrites);
  const [saved, setSaved] = useState(false);
  const guard = useUnsavedChangesGuard(mode !== 'C' && !saved && (isDirty || uploading), isSubmitting);

  const back = () => guard.leaveWithoutAsking(() => (leave ? leave() : go({ mode: 'L' })));

  async function submit(submitted: Values) {
    if (uploading) return;
    setErrorMessage('');
    try {
      await write('save', (key) => save(submitted, key));
    } catch (error) {
      if (error instanceof EditingResumed) {
        if (!guard.isStaying()) toastError(texts.changeFailed);
        return;
      }
      if (!(error instanceof ApiError)) throw error;
      if (await onFailed?.({ error, values: submitted, setValue: form.setValue })) return;
      toastError(mode === 'A' ? texts.createFailed : texts.changeFailed);
      const { fields, message } = toFormErrors(error.body, Object.keys(values));
      for (const [index, [name, fieldMessage]] of fields.entries()) {
        if (!isField(values, name)) continue;
        form.setError(name, { type: 'server', message: fieldMessage }, { shouldFocus: index === 0 });
      }
      setErrorMessage(unknownOutcomeText(error) ?? message);
      return;
    }
    toastSuccess(mode === 'A' ? texts.created : texts.changed);
    setSaved(true);
    await (guard.isStaying() ? back() : reload());
  }

  return (
    <AdminPage title={`${titles[mode]} ${texts.name.toLowerCase()}`} takesFocus>
      <FormModeContext value={{ mode, setUploading }}>
        <FormProvider {...form}>
          <form
            noValidate
            // The button stays enabled while saving, to keep the focus, so a second submit is ignored here.
            onSubmit={(event) => (isSubmitting ? event.preventDefault() : void form.handleSubmit(submit)(event))}
            className="flex flex-1 flex-col gap-5"
          >
            <FormFields
              saving={isSubmitting}
              className={classNames('flex w-full flex-col gap-5', !wide && 'max-w-208')}
            >
              {children}
            </FormFields>
            {/* The error is beside the buttons, because the top of a long form is out of sight. */}
            <div className="bottom-0 z-30 -mx-4 -mb-5 flex flex-col items-start gap-3 border-t border-line bg-white px-4 py-3 max-md:mt-auto md:-mx-6 md:px-6 lg:-mb-7 tall:sticky">
              {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
              <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
                {mode !== 'C' && (
                  <Button type="submit" aria-busy={isSubmitting} disabled={uploading}>
                    {isSubmitting && <LoaderCircleIcon className="size-5 animate-spin" />}
                    {isSubmitting ? 'Cargando' : 'Guardar'}
                  </Button>
                )}
                <Button variant="ghost" onClick={() => void back()}>
                  {mode === 'C' ? 'Volver' : 'Cancelar'}
                </Button>
              </div>
            </div>
          </form>
        </FormProvider>
      </FormModeContext>
    </AdminPage>
  );
}

/** Every value has its default. */
function toDefaults<Values extends FieldValues>(values: Values): DefaultValues<Values>;
function toDefaults(values: object): object {
  return values;
}

function isField<Values extends FieldValues>(values: Values, name: string): name is Path<Values> {
  return name in values;
}
