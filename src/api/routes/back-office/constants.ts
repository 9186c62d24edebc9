import type { OpenAPIHono } from '@hono/zod-openapi';
import { adminApi, withTrailingId } from '#contract/admin-urls.ts';
import { wireConstantDone, wireConstants } from '#contract/admin-wire.ts';
import { wrongConstantText } from '#contract/constant-texts.ts';
import { constantChange } from '#contract/input/constant.ts';
import { allConstants } from '#data/constants.ts';
import { changeConstant } from '#use-cases/change-constant.ts';
import { audit } from '../../audit.ts';
import { endpoint, json } from '../../endpoint.ts';
import type { ApiEnv, ApiParts } from '../../env.ts';
import { Failure } from '../../failure.ts';
import { idOf } from '../../id-of.ts';
import { refused } from '../../refused.ts';
import { idInQuery } from '../parameters.ts';

const list = endpoint({
  method: 'get',
  path: adminApi.constants,
  access: 'admin',
  summary: 'Everything about the business that can be set',
  body: wireConstants,
});

const changes = withTrailingId(adminApi.constants).map((path) =>
  endpoint({
    method: 'put',
    path,
    access: 'admin',
    summary: 'Sets the value of a constant, given as value or as constant',
    request: { ...json(constantChange), ...idInQuery },
    body: wireConstantDone,
  }),
);

/** Where people live and how to reach them stays out of the log. */
const PERSONAL = /phone|email|address|place/i;

export function backOfficeConstantRoutes(app: OpenAPIHono<ApiEnv>, { database, log }: ApiParts): void {
  app.openapi(list, async (c) => c.json(wireConstants.parse(await allConstants(database)), 200));

  for (const change of changes) {
    app.openapi(change, async (c) => {
      const body = c.req.valid('json');
      const id = idOf(c, body);
      const done = await changeConstant(database, { id, value: body.value });
      if (!done.ok && done.constant) {
        const text = wrongConstantText(done.constant.name);
        throw new Failure(400, text, { fields: { value: text } });
      }
      if (!done.ok) throw refused(done, 'constant');
      const { before, constant } = done;
      const logged = (value: string) => ({ name: constant.name, ...(!PERSONAL.test(constant.name) && { value }) });
      audit(log, c, { did: 'constant changed', id, from: logged(before.value), to: logged(constant.value) });
      return c.json(wireConstantDone.parse({ id, constant }), 200);
    });
  }
}
