import { z } from '@hono/zod-openapi';

const wireUser = z.object({ id: z.string(), email: z.string(), displayName: z.string() }).openapi('User');

export const wireSignedIn = z.object({ user: wireUser });
export const wireSession = z.union([wireSignedIn, z.null()]).openapi({ description: 'Null when nobody is signed in' });
export const wireSignedOut = z.object({ success: z.literal(true) });
export const wireToken = z.object({
  token: z.string().openapi({ description: 'Goes into `Authorization: Bearer …`' }),
});
/** Public, as Google says of its API keys: they name the project and grant nothing. */
export const wireSignInProvider = z.object({
  firebase: z
    .object({ projectId: z.string(), apiKey: z.string(), emulator: z.string().optional() })
    .nullable()
    .openapi({ description: 'Null when the shop itself takes e-mail and password' }),
});
export const wirePublicKeys = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

export type WireUser = z.output<typeof wireUser>;
export type WireSignedIn = z.output<typeof wireSignedIn>;
export type WireSession = z.output<typeof wireSession>;
export type WireSignInProvider = z.output<typeof wireSignInProvider>;
export type WireToken = z.output<typeof wireToken>;
