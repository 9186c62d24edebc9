import { type MouseEvent, useState } from 'react';
import { Link } from '#ui/link/link.tsx';
import type { FilterChoice, FilterGroup } from './filter-choices.ts';

/** Choices shown before 'Ver más'. */
const FIRST_CHOICES = 5;

/** The choices of one kind. The page would be larger by all of them, which few shoppers look at. */
export function FilterSection({ title, choices, omitted, wholeHref, isWhole }: FilterGroup & { isWhole: boolean }) {
  const [isExpanded, setExpanded] = useState(false);
  const rest = choices.slice(FIRST_CHOICES);
  const showsRest = isWhole || isExpanded || rest.some(({ isChosen }) => isChosen);
  const hidden = omitted + (showsRest ? 0 : rest.length);

  /** What is known already is shown at once; the link leads to what is omitted. */
  function expand(event: MouseEvent): void {
    if (omitted === 0) event.preventDefault();
    setExpanded(true);
  }

  return (
    <section>
      <h2 className="mb-1.5 text-sm">{title}</h2>
      <ChoiceList choices={choices.slice(0, FIRST_CHOICES)} />
      {showsRest && rest.length > 0 && <ChoiceList choices={rest} takesFocus={isExpanded} />}
      {hidden > 0 && (
        <Link
          to={wholeHref}
          rel="nofollow"
          onClick={expand}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 lg:min-h-9"
        >
          Ver {hidden} más<span className="sr-only"> de {title}</span>
        </Link>
      )}
    </section>
  );
}

type ChoiceListProps = {
  choices: readonly FilterChoice[];
  /** Whether its first choice gets the focus, which was on 'Ver más'. */
  takesFocus?: boolean;
};

function ChoiceList({ choices, takesFocus = false }: ChoiceListProps) {
  return (
    <ul ref={takesFocus ? focusFirst : undefined} className="choice-links">
      {choices.map(({ text, count, href, isChosen }) => (
        <li key={text}>
          <Link to={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
            {text} <small>{count}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function focusFirst(list: HTMLElement | null): void {
  list?.querySelector('a')?.focus({ preventScroll: true });
}
