import { createSignInClient, type SignInClient } from '#contract/sign-in/sign-in-client.ts';
import { createTokenSignInClient } from '#contract/sign-in/token-sign-in-client.ts';
import { browserTransport } from './browser-transport.ts';

const embedded = createSignInClient(browserTransport);

let chosen: Promise<SignInClient> | undefined;

/** The client of the provider that the shop uses; the library of an outside one is loaded only then. */
async function chooseClient(): Promise<SignInClient> {
  const { firebase } = await embedded.provider();
  if (firebase === null) return embedded;
  const { firebaseProvider } = await import('./firebase-provider.client.ts');
  return createTokenSignInClient(browserTransport, firebaseProvider(firebase));
}

/** Asked for once, unless it failed. */
function currentClient(): Promise<SignInClient> {
  chosen ??= chooseClient().catch((error) => {
    chosen = undefined;
    throw error;
  });
  return chosen;
}

/** Signs in and out with the provider that the shop uses. */
export const sessionClient: SignInClient = {
  /** A session in a cookie tells with one call that the shop's own provider is in use. */
  async session(signal) {
    if (chosen !== undefined) return (await chosen).session(signal);
    const user = await embedded.session(signal);
    if (user !== null) {
      chosen = Promise.resolve(embedded);
      return user;
    }
    const client = await currentClient();
    return client === embedded ? null : client.session(signal);
  },
  signIn: async (credentials) => (await currentClient()).signIn(credentials),
  signOut: async () => (await currentClient()).signOut(),
  token: async () => (await currentClient()).token(),
};
