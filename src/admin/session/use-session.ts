import { createContext, use } from 'react';
import type { SignedInUser } from '#contract/sign-in/sign-in-client.ts';

export const SessionContext = createContext<SignedInUser | null>(null);

/** The signed-in user; for screens behind the guard. */
export function useSession(): SignedInUser {
  const user = use(SessionContext);
  if (user === null) throw new Error('useSession is for screens that need a signed-in user');
  return user;
}
