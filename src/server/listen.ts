import type { Server } from 'node:http';
import { StartError } from './start-error.ts';

/** `setting`: the beginning of the names of the settings that the address is from. */
type Address = { port: number; host: string; setting?: '' | 'METRICS_' };

/** Returns the port, which the system chooses for port 0. Throws StartError. */
export async function listen(server: Server, { port, host, setting = '' }: Address): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new StartError(failureText(cause, { port, host, setting }), { cause })));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function failureText(cause: Error, { port, host, setting }: Required<Address>): string {
  const code = 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set ${setting}PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} needs more rights. Set ${setting}PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `${setting}HOST ${host} is not an address of this machine.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${setting}HOST ${host} is neither an address nor a known name.`;
  return `The server cannot listen on ${host}:${port}: ${cause.message}`;
}
