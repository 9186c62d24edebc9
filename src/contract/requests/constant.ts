import { z } from '@hono/zod-openapi';
import { emptyAsMissing, expectedVersion, idField, multiLine } from './fields.ts';

const value = z.union([multiLine(500).trim(), z.number().transform(String)]);

/** The new value is in `value`, or in `constant` directly or within a whole constant. */
export const constantChange = z
  .object({
    id: emptyAsMissing(idField),
    expectedVersion,
    value: value.optional(),
    constant: z.union([value, z.object({ id: emptyAsMissing(idField), value })]).optional(),
  })
  .transform(({ id, expectedVersion, value: direct, constant }, context) => {
    const whole = typeof constant === 'object' ? constant : { id: undefined, value: constant };
    const text = direct ?? whole.value;
    if (text === undefined) context.addIssue({ code: 'custom', path: ['value'] });
    return { id: id ?? whole.id, expectedVersion, value: text ?? '' };
  })
  .openapi('ConstantChange');
