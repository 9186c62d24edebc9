import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * An internal link: a plain anchor, which is cheap to render many times. The layout handles all clicks on internal
 * links as client-side navigation (`useClientNavigation`).
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}
