import type { AuthContext } from 'better-auth';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Jwk } from 'better-auth/plugins';

type Context = Pick<AuthContext, 'adapter' | 'secretConfig'>;

/**
 * The stored keys that were encrypted with the present secret. The library makes a new one when there is none; one that
 * it cannot decrypt, which a server left that was open while the database was replaced, would make all tokens fail.
 */
export async function readSigningKeys({ adapter, secretConfig }: Context): Promise<Jwk[]> {
  const keys = await adapter.findMany<Jwk>({ model: 'jwks' });
  const decrypted = await Promise.all(keys.map((key) => canDecrypt(key, secretConfig)));
  return keys.filter((_key, index) => decrypted[index]);
}

async function canDecrypt({ privateKey }: Jwk, key: Context['secretConfig']): Promise<boolean> {
  try {
    await symmetricDecrypt({ key, data: JSON.parse(privateKey) });
    return true;
  } catch {
    return false;
  }
}
