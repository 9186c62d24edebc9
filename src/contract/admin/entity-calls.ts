import { toWireFields } from '#domain/fields/convert-fields.ts';
import type { Changes, FieldTable, FieldValues } from '#domain/fields/field.ts';
import { ApiError } from '../http/api-error.ts';
import { type Caller, call } from '../http/call.ts';
import { idempotencyHeaders } from '../http/idempotent-writes.ts';
import { fillPath } from '../urls/admin-urls.ts';

/** The outcome of a change: the entity as it was saved or, when it had another version by then, as it is now. */
export type ChangeResult<Entity> = { ok: true; entity: Entity } | { ok: false; current: Entity };

type EntityApi<Fields extends FieldTable, Wire, WriteResponse, Entity> = {
  fields: Fields;
  paths: {
    collection: string;
    byId: string;
    /** Where a change goes; `:id` is filled in. */
    change: string;
  };
  /** The entity in the response of a write. */
  readResponse: (response: WriteResponse) => Wire;
  fromWire(wire: Wire): Entity;
};

/** Reads and writes of an entity with a table of fields. Field errors come under the fields' names in the table. */
export function entityCalls<Fields extends FieldTable, Wire, WriteResponse, Entity>(
  caller: Caller,
  { fields, paths, readResponse, fromWire }: EntityApi<Fields, Wire, WriteResponse, Entity>,
) {
  return {
    byId: async (id: number): Promise<Entity> => fromWire(await call<Wire>(caller, fillPath(paths.byId, { id }))),

    create: async (values: Changes<FieldValues<Fields>>, key?: string): Promise<Entity> => {
      const request = { method: 'POST', body: toWireFields(fields, values), ...idempotencyHeaders(key) } as const;
      return fromWire(
        readResponse(await call<WriteResponse>(caller, paths.collection, request).catch(renameFieldErrors(fields))),
      );
    },

    /** Without a version the last writer wins. */
    change: async (
      id: number,
      changes: Changes<FieldValues<Fields>>,
      version?: number,
    ): Promise<ChangeResult<Entity>> => {
      const body = { ...toWireFields(fields, changes), id, expectedVersion: version };
      return changeResult(
        call<WriteResponse>(caller, fillPath(paths.change, { id }), { method: 'PUT', body })
          .then((response) => fromWire(readResponse(response)))
          .catch(renameFieldErrors(fields)),
        { fromWire },
      );
    },
  };
}

/** Turns the 409 of an old version into a result; every other failure stays an ApiError. */
export async function changeResult<Entity>(
  change: Promise<Entity>,
  { fromWire }: { fromWire(wire: unknown): Entity },
): Promise<ChangeResult<Entity>> {
  try {
    return { ok: true, entity: await change };
  } catch (error) {
    const isConflict = error instanceof ApiError && error.status === 409 && error.body.current !== undefined;
    if (!isConflict) throw error;
    return { ok: false, current: fromWire(error.body.current) };
  }
}

/** Throws the error again, with its field errors under the names that forms use. */
function renameFieldErrors(fields: FieldTable) {
  const names = new Map(Object.entries(fields).map(([name, { wire }]) => [wire, name]));
  return (error: unknown): never => {
    if (!(error instanceof ApiError) || error.body.fields === undefined) throw error;
    const renamed = Object.entries(error.body.fields).map(([wire, text]) => [names.get(wire) ?? wire, text]);
    const body = { ...error.body, fields: Object.fromEntries(renamed) };
    throw new ApiError(error.message, error.status, { body, cause: error });
  };
}
