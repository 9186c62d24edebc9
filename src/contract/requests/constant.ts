import { z } from '@hono/zod-openapi';
import { emptyAsMissing, idField, singleLine } from './fields.ts';

const value = z.union([singleLine(500), z.number().transform(String)]);

/** The new value stands in `value`, or in `constant` as itself or as the whole constant. */
export const constantChange = z
  .object({
    id: emptyAsMissing(idField),
    value: value.optional(),
    constant: z.union([value, z.object({ id: emptyAsMissing(idField), value })]).optional(),
  })
  .transform(({ id: outer, value: direct, constant }, context) => {
    const inner = typeof constant === 'object' ? constant : { id: undefined, value: constant };
    const text = direct ?? inner.value;
    if (text === undefined) context.addIssue({ code: 'custom', path: ['value'] });
    return { id: outer ?? inner.id, value: text ?? '' };
  })
  .openapi('ConstantChange');
