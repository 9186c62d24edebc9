import { pages } from '#contract/urls/shop-urls.ts';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { classNames } from '#ui/class-names.ts';
import { LogoMark } from '#ui/icons/logo-mark.tsx';
import { Link } from '#ui/link/link.tsx';

export function Logo({ className }: { className?: string }) {
  return (
    <Link
      to={pages.home}
      aria-label={`${SHOP_NAME}, ir al inicio`}
      className={classNames('inline-flex min-h-11 items-center gap-2.5', className)}
    >
      <LogoMark />
    </Link>
  );
}
