import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
} from '@firebase/auth';
import type { WireSignInProvider } from '#contract/responses/sign-in.ts';
import type { TokenProvider } from '#contract/sign-in/token-sign-in-client.ts';

type FirebaseSettings = NonNullable<WireSignInProvider['firebase']>;

/** Firebase Authentication by its client library, without pop-ups and redirects, which would need scripts of Google. */
export function firebaseProvider({ projectId, apiKey, emulator }: FirebaseSettings): TokenProvider {
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence];
  const auth = initializeAuth(initializeApp({ projectId, apiKey }), { persistence });
  auth.languageCode = 'es';
  // The library's warning has inline styles, which the page does not allow.
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });

  return {
    signIn: async ({ email, password }) => {
      await signInWithEmailAndPassword(auth, email, password);
    },
    signOut: () => signOut(auth),
    token: async () => {
      await auth.authStateReady();
      return auth.currentUser?.getIdToken() ?? null;
    },
    sendVerification: async () => {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },
  };
}
