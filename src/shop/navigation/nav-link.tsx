import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#ui/link/link.tsx';
import { navLinkClass } from './nav-link-class.ts';

/** A link of the main navigation, marked when it is the current page. */
export function NavLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} className={navLinkClass} />;
}
