import { type FormEvent, useState } from 'react';
import { ApiError } from '#contract/http/api-error.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import { type PasswordErrors, type PasswordValues, validatePasswords } from './validate-passwords.ts';

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '', repeated: '' };

/** Changes the password of the signed-in administrator; the other sessions end. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const problems = validatePasswords(values);
    if (Object.keys(problems).length > 0) return showErrors(form, problems);
    setSending(true);
    try {
      const { currentPassword, newPassword } = values;
      await adminClient.account.changePassword({ currentPassword, newPassword });
      setValues(EMPTY);
      setErrors({});
      toastSuccess('Contraseña cambiada. Las otras sesiones se cerraron.');
      onChanged();
    } catch (error) {
      const { fields = {}, error: text } = error instanceof ApiError ? error.body : {};
      if (Object.keys(fields).length === 0) toastError(text ?? 'No se pudo cambiar la contraseña.');
      showErrors(form, fields);
    } finally {
      setSending(false);
    }
  }

  function showErrors(form: HTMLFormElement, problems: PasswordErrors) {
    setErrors(problems);
    const [first] = Object.keys(problems);
    const field = first && form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  const field = (name: keyof PasswordValues) => ({
    name,
    type: 'password',
    value: values[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-panel flex-col gap-4">
      {/* Tells password managers whose password it is. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <FormFields saving={sending} className="flex flex-col gap-4">
        <TextField label="Contraseña actual" autoComplete="current-password" {...field('currentPassword')} />
        <TextField
          label="Contraseña nueva"
          hint="Al menos 8 caracteres, y que no sea de las más usadas."
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <TextField label="Repetí la contraseña nueva" autoComplete="new-password" {...field('repeated')} />
      </FormFields>
      <Button type="submit" loading={sending} className="self-start">
        Cambiar contraseña
      </Button>
    </form>
  );
}
