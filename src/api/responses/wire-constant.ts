import type { WireConstant } from '#contract/responses/admin.ts';
import type { Constant } from '#domain/business/constant.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { orNull } from './wire-values.ts';

export function toWireConstant({ label, changedAt, ...constant }: Constant): WireConstant {
  return { ...constant, nombre: label, changeDate: orNull(changedAt, toWireDate) };
}
