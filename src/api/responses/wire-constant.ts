import type { WireConstant } from '#contract/responses/admin.ts';
import type { Constant } from '#domain/business/constant.ts';

export function toWireConstant({ label, ...constant }: Constant): WireConstant {
  return { ...constant, nombre: label };
}
