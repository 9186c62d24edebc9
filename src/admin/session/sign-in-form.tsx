import { type FormEvent, useState } from 'react';
import { isEmailAddress } from '#domain/text/email-address.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { signIn } from './session.ts';

type SignInValues = { email: string; password: string };

const emailWrong = 'Por favor, ingrese un correo electrónico válido.';
const passwordMissing = 'Por favor, ingrese su contraseña.';

/** Messages by field; empty when the values are valid. */
export function validateSignIn({ email, password }: SignInValues): Partial<SignInValues> {
  return {
    ...(!isEmailAddress(email.trim()) && { email: emailWrong }),
    ...(password === '' && { password: passwordMissing }),
  };
}

/** E-mail and password. A refusal is only logged (spec §8) and empties the password. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void | Promise<void> }) {
  const [values, setValues] = useState<SignInValues>({ email: '', password: '' });
  const [errors, setErrors] = useState<Partial<SignInValues>>({});
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const problems = validateSignIn(values);
    setErrors(problems);
    const [first] = Object.keys(problems);
    if (first) return focusOn(form, first);
    setSending(true);
    try {
      await signIn({ ...values, email: values.email.trim() });
      await onSignedIn();
    } catch {
      // The client has logged it.
      setValues(({ email }) => ({ email, password: '' }));
      focusOn(form, 'password');
    } finally {
      setSending(false);
    }
  }

  const field = (name: keyof SignInValues) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField label="Correo electrónico" type="email" autoComplete="username" {...field('email')} />
      <TextField label="Contraseña" type="password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" variant="secondary" wide loading={sending}>
        Iniciar sesión
      </Button>
    </form>
  );
}

function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
