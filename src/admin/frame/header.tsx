import { adminPages } from '#contract/admin-urls.ts';
import { Link } from '#ui/link.tsx';

export function Header() {
  return (
    <header className="on-ink flex items-center justify-between px-4 py-2 md:px-6">
      <Link to={adminPages.dashboard} className="title inline-flex min-h-11 items-center">
        Mostrador
      </Link>
    </header>
  );
}
