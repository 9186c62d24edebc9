import { Button } from '#ui/button/button.tsx';
import { CopyButton } from './copy-button.tsx';

/** The messages of a list, each to copy or to share. */
export function MessageParts({ messages }: { messages: readonly string[] }) {
  const canShare = 'share' in navigator;
  return (
    <ol className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      {messages.map((message, index) => (
        <li key={message} className="flex min-w-0 flex-col rounded-lg border border-line bg-white">
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2.5">
            <h2 className="text-base">
              {messages.length === 1 ? 'Mensaje' : `Mensaje ${index + 1} de ${messages.length}`}
            </h2>
            <div className="flex flex-wrap gap-2">
              <CopyButton text={message} label={messages.length === 1 ? 'Copiar' : `Copiar ${index + 1}`} />
              {canShare && (
                // Whoever cancels has changed their mind.
                <Button variant="ghost" size="sm" onClick={() => navigator.share({ text: message }).catch(() => {})}>
                  Compartir
                </Button>
              )}
            </div>
          </div>
          <p
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard, too
            tabIndex={0}
            className="max-h-96 overflow-y-auto px-4 py-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {message}
          </p>
        </li>
      ))}
    </ol>
  );
}
