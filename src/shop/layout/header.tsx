import { MainNav } from '../navigation/main-nav.tsx';
import { MobileMenu } from '../navigation/mobile-menu.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { Menu } from '../site-data/load-site-data.ts';
import { CartButton } from './cart-button.tsx';
import { Logo } from './logo.tsx';

/** `display: contents` lets the first row stay sticky while the navigation below it scrolls away. */
export function ShopHeader({ menu }: { menu: Menu | null }) {
  return (
    <header className="contents">
      <div className="on-ink z-40 tall:sticky tall:top-0">
        <div className="page-column grid grid-cols-[auto_1fr_auto] items-center gap-x-2 py-1.5 md:grid-cols-[auto_1fr_auto] md:gap-x-10 lg:gap-x-16 md:py-3.5">
          <MobileMenu menu={menu} />
          <Logo />
          <SearchBox className="order-last col-span-full pt-1 pb-1.5 md:order-none md:col-span-1 md:col-start-2 md:p-0" />
          <CartButton className="-mr-2.5 justify-self-end" />
        </div>
      </div>
      <MainNav menu={menu} />
    </header>
  );
}
