import { Link } from '#ui/link/link.tsx';

/** A link to the whole list of which a section shows the first products. */
export function SectionLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-sm font-bold underline decoration-2 underline-offset-4 hover:text-accent"
    >
      {text}
    </Link>
  );
}
