import { useId } from 'react';
import type { Message } from '#contract/admin/messages.ts';
import { formatDateTimeToMinutes } from '#domain/dates/format-date.ts';
import { isEmailAddress } from '#domain/text/email-address.ts';
import { visibleLine, visibleText } from '#domain/text/visible-text.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Trash2Icon } from '#ui/icons/icons.tsx';

/** A contact message in full, with the address to answer to. */
export function MessageCard({ message, onRemove }: { message: Message; onRemove: () => void }) {
  const id = useId();
  const name = visibleLine(message.name);
  const email = visibleLine(message.email);
  return (
    <li>
      <article aria-labelledby={id} className="rounded-lg border border-line bg-white p-4 md:p-5">
        <header className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 id={id} className="text-base [overflow-wrap:anywhere] md:text-lg">
              {name}
              {!message.read && (
                <Badge tone="warning" className="ml-2 align-middle">
                  Nuevo
                </Badge>
              )}
            </h2>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              {isEmailAddress(email) ? (
                <a
                  href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
                  className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-2 underline-offset-4 [overflow-wrap:anywhere] hover:text-accent"
                >
                  {email}
                </a>
              ) : (
                <span className="[overflow-wrap:anywhere]">{email}</span>
              )}
              <time dateTime={new Date(message.receivedAt).toISOString()} className="tabular-nums">
                {formatDateTimeToMinutes(message.receivedAt)}
              </time>
            </p>
          </div>
          <IconButton label={`Eliminar el mensaje de ${name}`} onClick={onRemove} className="-mt-2 -mr-2">
            <Trash2Icon className="size-5" />
          </IconButton>
        </header>
        <p className="mt-2 max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{visibleText(message.message)}</p>
      </article>
    </li>
  );
}
