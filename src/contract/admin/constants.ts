import type { Constant } from '#domain/business/constant.ts';
import { fromWireDate } from '#domain/dates/wire-date.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireConstant } from '../responses/admin.ts';
import { adminApi } from '../urls/admin-urls.ts';
import { type ChangeResult, changeResult } from './entity-calls.ts';

export function constantCalls(caller: Caller) {
  return {
    list: async (): Promise<Constant[]> =>
      (await call<WireConstant[]>(caller, adminApi.constants)).map(fromWireConstant),

    /** Without a version the last writer wins. */
    change: (id: number, value: string, version?: number): Promise<ChangeResult<Constant>> =>
      changeResult(
        call<{ constant: WireConstant }>(caller, adminApi.constants, {
          method: 'PUT',
          body: { id, constant: { value }, expectedVersion: version },
        }).then(({ constant }) => fromWireConstant(constant)),
        { fromWire: fromWireConstant },
      ),
  };
}

function fromWireConstant({ nombre, changeDate, ...constant }: WireConstant): Constant {
  return { ...constant, label: nombre, changedAt: changeDate && fromWireDate(changeDate) };
}
