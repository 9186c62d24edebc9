import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link inside the shop: a plain anchor, which costs nothing to render many times over.
 * The frame follows all of them in one place (`useFollowedLinks`), without a new page load.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}
