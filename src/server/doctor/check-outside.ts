import { once } from 'node:events';
import { connect } from 'node:net';
import { findBucketProblem } from '#adapters/object-store/bucket-problem.ts';
import { api } from '#contract/urls/shop-urls.ts';
import type { Config } from '../config.ts';
import { type Finding, findingsOn } from './finding.ts';

const TIMEOUT_MS = 5000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

export async function checkImageBucket({ s3 }: Config): Promise<Finding[]> {
  if (!s3) return [];
  const { ok, problem } = findingsOn('bucket');
  const found = await findBucketProblem(s3);
  return [found ? problem(found.text) : ok(s3.bucket)];
}

/** Only whether somebody listens: signing in could lock the account. */
export async function checkMailServer({ mail }: Config): Promise<Finding[]> {
  const { ok, warning, problem } = findingsOn('mail');
  if (!mail) return [warning('SMTP_URL is not set: messages of shoppers are stored, and not mailed')];
  const { hostname, port, protocol } = new URL(mail.url);
  const socket = connect({ host: hostname, port: Number(port) || (DEFAULT_PORTS[protocol] ?? 0) });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return [ok(`${hostname} answers`)];
  } catch (error) {
    return [problem(`${hostname} does not answer: ${String(error)}`)];
  } finally {
    socket.destroy();
  }
}

/** Asks the shop at its public address, through whatever is in front of it. */
export async function checkPublicAddress({ publicUrl, proxies }: Config): Promise<Finding[]> {
  const { ok, warning } = findingsOn('address');
  if (!publicUrl) return [warning('PUBLIC_URL is not set: needed as soon as a proxy is in front')];
  const proxy = proxies.length > 0 ? `, behind ${proxies.join(', ')}` : '';
  try {
    const response = await fetch(new URL(api.health, publicUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    return [response.ok ? ok(`${publicUrl}${proxy}`) : warning(`${publicUrl} answers ${response.status}`)];
  } catch {
    return [warning(`${publicUrl} does not answer: is the shop running?`)];
  }
}
