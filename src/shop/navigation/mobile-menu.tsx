import { useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { MenuIcon } from '#ui/icons/icons.tsx';
import { createLazyComponent } from '#ui/lazy/lazy-component.ts';
import type { Menu } from '../site-data/load-site-data.ts';

const lazyDrawer = createLazyComponent(async () => (await import('./mobile-drawer.tsx')).MobileDrawer);

/** The menu button of phones and its drawer. */
export function MobileMenu({ menu }: { menu: Menu | null }) {
  const [open, setOpen] = useState(false);
  const Drawer = lazyDrawer.use();
  const preload = () => void lazyDrawer.load();
  const show = async () => setOpen(await lazyDrawer.load(show));
  return (
    <>
      <IconButton
        label="Abrir el menú"
        tone="inverse"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-ml-2.5 no-script:hidden md:hidden"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <MenuIcon className="size-6" />
      </IconButton>
      {Drawer && <Drawer menu={menu} open={open} onOpenChange={setOpen} />}
    </>
  );
}
