import type { getAdapter } from 'better-auth/db/adapter';
import { oldestOpening } from './session-end.ts';
import { sessionProof, storedToken } from './session-secrets.ts';

type Adapter = Awaited<ReturnType<typeof getAdapter>>;
type Where = Parameters<Adapter['findOne']>[0]['where'];
type Query = { model: string; where?: Where | undefined };

/**
 * Stores session tokens as hashes. The library keeps working with cookie tokens: queries by token are hashed, and their
 * rows get the token of the query back. Rows that were found otherwise have the stored hash as their token.
 */
export function hashSessionTokens(adapter: Adapter): Adapter {
  return {
    ...adapter,
    ...hashedCalls(adapter),
    transaction: (run) => adapter.transaction((transaction) => run({ ...transaction, ...hashedCalls(transaction) })),
  };
}

function hashedCalls(adapter: Omit<Adapter, 'transaction'>): Omit<Adapter, 'transaction' | 'id' | 'options'> {
  return {
    create: async <Values extends Record<string, unknown>, Row = Values>(
      request: Parameters<typeof adapter.create<Values, Row>>[0],
    ) => {
      const token = request.model === 'session' && 'token' in request.data ? request.data.token : undefined;
      if (typeof token !== 'string') return adapter.create<Values, Row>(request);
      const data = { ...request.data, token: hash(token) };
      return withToken(await adapter.create<Values, Row>({ ...request, data }), token);
    },
    findOne: async (query) => withToken(await adapter.findOne(open(hashed(query))), tokenOf(query)),
    update: async (query) => withToken(await adapter.update(hashed(query)), tokenOf(query)),
    consumeOne: async (query) => withToken(await adapter.consumeOne(hashed(query)), tokenOf(query)),
    incrementOne: async (query) => withToken(await adapter.incrementOne(hashed(query)), tokenOf(query)),
    findMany: (query) => adapter.findMany(hashed(query)),
    count: (query) => adapter.count(hashed(query)),
    updateMany: (query) => adapter.updateMany(hashed(query)),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
  };
}

function hashed<Request extends Query>(query: Request): Request {
  if (query.model !== 'session' || !query.where) return query;
  const where = query.where.map((condition) => {
    const { field, value } = condition;
    if (field !== 'token') return condition;
    if (Array.isArray(value)) return { ...condition, value: value.map((token) => hash(String(token))) };
    return { ...condition, value: hash(String(value)) };
  });
  return { ...query, where };
}

/** Leaves out sessions that have lasted too long; the library itself only knows of idle ones. */
function open<Request extends { model: string; where: Where }>(query: Request): Request {
  if (query.model !== 'session') return query;
  const recent = { field: 'createdAt', operator: 'gt' as const, value: oldestOpening(Date.now()) };
  return { ...query, where: [...query.where, recent] };
}

function hash(token: string): string {
  return storedToken(sessionProof(token));
}

function tokenOf({ model, where = [] }: Query): string | undefined {
  const value = model === 'session' ? where.find(({ field }) => field === 'token')?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function withToken<Row>(row: Row, token: string | undefined): Row {
  return token !== undefined && row !== null && typeof row === 'object' ? Object.assign(row, { token }) : row;
}
