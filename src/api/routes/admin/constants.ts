import type { OpenAPIHono } from '@hono/zod-openapi';
import { constantChange } from '#contract/requests/constant.ts';
import { wrongConstantText } from '#contract/requests/constant-error-text.ts';
import { wireConstantDone, wireConstants } from '#contract/responses/admin.ts';
import { adminApi, withTrailingId } from '#contract/urls/admin-urls.ts';
import { allConstants } from '#data/constants.ts';
import { changeConstant } from '#use-cases/change-constant.ts';
import { audit } from '../../audit/audit.ts';
import { endpoint, json } from '../../http/endpoint.ts';
import type { ApiEnv, ApiParts } from '../../http/env.ts';
import { Failure } from '../../http/failure.ts';
import { idInQuery } from '../../requests/parameters.ts';
import { idOf } from '../../requests/request-id.ts';
import { refused } from '../../responses/refusal-failure.ts';

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
