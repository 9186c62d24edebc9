import { useNavigate } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { MenuIcon, XIcon } from '#ui/icons/icons.tsx';
import { LogoMark } from '#ui/icons/logo-mark.tsx';
import { Link } from '#ui/link/link.tsx';
import { signOut } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { askForConfirmation } from '../ui/confirm-dialog.tsx';
import { LogOutIcon } from '../ui/icons.tsx';
import { toastError } from '../ui/toasts.tsx';

type AdminHeaderProps = { menuOpen: boolean; onMenu: (open: boolean) => void };

export function AdminHeader({ menuOpen, onMenu }: AdminHeaderProps) {
  const { displayName } = useSession();
  const navigate = useNavigate();

  async function confirmSignOut() {
    const confirmation = {
      title: 'Cerrar Sesión',
      text: 'Are you sure you want to log out',
      lang: 'en',
      confirmLabel: 'Cerrar Sesión',
    };
    if (!(await askForConfirmation(confirmation))) return;
    try {
      await signOut();
    } catch {
      return toastError('No se pudo cerrar la sesión.');
    }
    await navigate(adminPages.login);
  }

  return (
    <header className="on-ink flex min-h-14 items-center gap-2 border-b border-ink-line pr-2 pl-4 max-md:tall:sticky max-md:tall:top-0 max-md:tall:z-40 md:px-4">
      <Link
        to={adminPages.dashboard}
        aria-label="Mostrador, inicio de la administración"
        className="inline-flex min-h-11 items-center gap-2.5"
      >
        <LogoMark />
      </Link>
      <span className="ml-auto truncate text-sm text-on-ink-muted max-sm:sr-only">{displayName}</span>
      <button
        type="button"
        onClick={() => void confirmSignOut()}
        aria-label="Cerrar Sesión"
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold hover:bg-white/15 max-sm:ml-auto"
      >
        <LogOutIcon className="size-5" />
        <span className="max-md:hidden">Cerrar Sesión</span>
      </button>
      <IconButton
        tone="inverse"
        label="Secciones"
        aria-expanded={menuOpen}
        aria-controls="secciones"
        onClick={() => onMenu(!menuOpen)}
        className="lg:hidden"
      >
        {menuOpen ? <XIcon className="size-6" /> : <MenuIcon className="size-6" />}
      </IconButton>
    </header>
  );
}
