import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { RequestIdEnv } from '#api/http/request-id.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { type AdmissionVariables, admit, type Lanes } from './lanes.ts';
import { busyResponse } from './refusals.ts';

type AdmissionEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: AdmissionVariables & RequestIdEnv['Variables'];
};

/** Reads that no lane bounds: a monitor must be answered always. */
const UNBOUNDED = new Set<string>([api.health, api.ready]);

/**
 * Bounds the reads that are never in the response cache. Those of a seller have a lane of their own; writes need none,
 * because nobody else can make expensive ones.
 */
export function limitReads(lanes: Lanes): MiddlewareHandler<AdmissionEnv> {
  return async (c, next) => {
    const { method, path } = c.req;
    const isRead = method === 'GET' || method === 'HEAD';
    // Calls in process have no socket.
    if (!isRead || !c.env?.incoming || c.get('isAdmitted')) return next();
    const lane = laneOf(path, { hasToken: c.req.header('authorization') !== undefined });
    if (!lane) return next();
    const result = await admit(lanes[lane], next, c.req.raw.signal);
    if (!result.ok) c.res = busyResponse(path, c.get('requestId'));
  };
}

function laneOf(path: string, { hasToken }: { hasToken: boolean }): keyof Lanes | undefined {
  if (isWithin(path, adminPages.dashboard) || path.startsWith('/api/auth/')) return 'admin';
  if (!isWithin(path, api.base) || UNBOUNDED.has(path)) return undefined;
  return hasToken ? 'admin' : 'shop';
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
