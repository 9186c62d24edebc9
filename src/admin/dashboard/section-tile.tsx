import { Link } from '#ui/link/link.tsx';
import type { sections } from '../layout/sections.ts';
import type { PendingLabel } from './pending-labels.ts';

type SectionTileProps = { section: (typeof sections)[number]; labels: readonly PendingLabel[] };

const labelClass = 'rounded-md bg-warning-soft px-2 py-0.5 text-sm font-semibold text-warning';

/** A section with what is pending in it; what can be listed alone has a link of its own, below that of the section. */
export function SectionTile({ section, labels }: SectionTileProps) {
  const { to, label, description, icon: Icon } = section;
  return (
    <div className="group flex h-full min-h-36 flex-col rounded-lg border border-line transition-colors focus-within:border-ink hover:border-ink hover:bg-ground">
      <Link to={to} className="flex flex-1 flex-col rounded-lg p-4">
        <Icon className="mb-3 size-7 text-accent" />
        <h2 className="text-base group-hover:text-accent md:text-lg">{label}</h2>
        <p className="text-sm text-muted">{description}</p>
        <div className="mt-auto flex flex-wrap gap-1.5 empty:hidden">
          {labels.map(
            ({ text, to: listed }) =>
              listed === undefined && (
                <p key={text} className={`mt-2 ${labelClass}`}>
                  {text}
                </p>
              ),
          )}
        </div>
      </Link>
      {labels.map(
        ({ text, to: listed }) =>
          listed !== undefined && (
            <Link key={text} to={listed} className="-mt-3 mb-2 flex min-h-11 items-center px-4">
              <span className={`${labelClass} underline decoration-1 underline-offset-2`}>{text}</span>
            </Link>
          ),
      )}
    </div>
  );
}
