import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { type ContactFormValues, contactLimits } from '#contract/shop/contact.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { useShopClient } from '../site-data/client-context.ts';
import { contactErrors } from './contact-errors.ts';

type Status = 'idle' | 'sending' | 'sent' | 'failed';

const empty: ContactFormValues = { name: '', email: '', message: '' };

const results = {
  sent: { tone: 'success', text: 'El mensaje se envió con éxito. Te responderemos pronto.' },
  failed: { tone: 'danger', text: 'Error al enviar el mensaje. Por favor, inténtalo de nuevo.' },
} as const;

/** Shows errors after the first submit, and then on every change. */
export function ContactForm() {
  const client = useShopClient();
  const [message, setMessage] = useState(empty);
  const [submitted, setSubmitted] = useState(false);
  const [status, setStatus] = useState<Status>('idle');
  const trap = useRef<HTMLInputElement>(null);
  const errors = submitted ? contactErrors(message) : {};
  const result = status === 'sent' || status === 'failed' ? results[status] : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'sending') return;
    const form = event.currentTarget;
    const [invalid] = Object.keys(contactErrors(message));
    if (invalid !== undefined) {
      setSubmitted(true);
      setStatus('idle');
      form.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
      return;
    }
    setStatus('sending');
    const { name, email, message: text } = message;
    const filled = { name: name.trim(), email: email.trim(), message: text.trim() };
    const sent = await client().sendMessage(filled, trap.current?.value);
    setStatus(sent ? 'sent' : 'failed');
    if (!sent) return;
    setMessage(empty);
    setSubmitted(false);
  }

  const field = (name: keyof ContactFormValues) => ({
    name,
    value: message[name],
    error: errors[name],
    required: true,
    maxLength: contactLimits[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setMessage((before) => ({ ...before, [name]: value })),
  });

  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Mensaje" className="needs-script flex flex-col gap-5">
      <TextField label="Nombre" autoComplete="name" {...field('name')} />
      <TextField label="Correo electrónico" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <TextArea label="Mensaje" rows={6} {...field('message')} />
      {/* A trap for programs that fill in every field; nobody sees it, assistive technology included. */}
      <div hidden>
        <input ref={trap} name="website" aria-label="No completar" tabIndex={-1} autoComplete="off" />
      </div>
      {result && <Notice tone={result.tone}>{result.text}</Notice>}
      <Button type="submit" size="lg" disabled={status === 'sending'} className="self-start">
        {status === 'sending' ? 'Enviando…' : 'Enviar mensaje'}
      </Button>
    </form>
  );
}
