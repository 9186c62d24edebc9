import { BlockList, isIP } from 'node:net';

/** Whether an address is a trusted proxy, whose X-Forwarded-For is believed. */
export type IsProxy = (address: string) => boolean;

/** Takes addresses and networks as `10.0.0.0/8`; throws on anything else. */
export function parseProxies(proxies: readonly string[]): IsProxy {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
