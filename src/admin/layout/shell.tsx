import './admin.css';
import { Outlet } from 'react-router';
import { useClientNavigation } from '#ui/link/use-client-navigation.ts';
import { SignInDialog } from '../session/sign-in-dialog.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Nothing of the back-office is kept or found by searching. */
export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });

/** What all screens of the back-office stand in, the sign-in screen too. */
export default function Shell() {
  useClientNavigation();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
      <Toasts />
      <ConfirmDialog />
      <SignInDialog />
    </>
  );
}
