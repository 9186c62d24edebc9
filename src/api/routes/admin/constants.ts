import type { OpenAPIHono } from '@hono/zod-openapi';
import { constantChange } from '#contract/requests/constant.ts';
import { constantErrorText } from '#contract/requests/constant-error-text.ts';
import { wireConstantResponse, wireConstants } from '#contract/responses/admin.ts';
import { adminApi, withOptionalId } from '#contract/urls/admin-urls.ts';
import { listConstants, readConstant } from '#data/business/constants.ts';
import { changeConstant } from '#use-cases/business/change-constant.ts';
import { withAuthor } from '../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure } from '../../http/failure.ts';
import { readEntityId } from '../../requests/entity-id.ts';
import { idInQuery } from '../../requests/parameters.ts';
import { toWriteFailure } from '../../responses/to-write-failure.ts';
import { toWireConstant } from '../../responses/wire-constant.ts';

const list = endpoint({
  method: 'get',
  path: adminApi.constants,
  access: 'admin',
  summary: 'Everything about the business that can be set',
  body: wireConstants,
});

const changes = withOptionalId(adminApi.constants).map((path) =>
  endpoint({
    method: 'put',
    path,
    access: 'admin',
    summary: 'Sets the value of a constant, given as value or as constant',
    request: { ...jsonRequest(constantChange), ...idInQuery },
    body: wireConstantResponse,
  }),
);

export function adminConstantRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;
  app.openapi(list, async (c) => c.json(wireConstants.parse((await listConstants(database)).map(toWireConstant)), 200));

  for (const change of changes) {
    app.openapi(change, async (c) => {
      const body = c.req.valid('json');
      const id = readEntityId(c, body);
      const result = await changeConstant(withAuthor(c, dependencies), {
        id,
        version: body.expectedVersion,
        value: body.value,
        now: Date.now(),
      });
      if (!result.ok && result.constant) {
        const text = constantErrorText(result.constant.name);
        throw new Failure(400, text, { fields: { value: text } });
      }
      if (!result.ok) {
        throw await toWriteFailure(result, 'constant', async () =>
          toWireConstant(await readConstant(database.query, id)),
        );
      }
      const { constant } = result;
      return c.json(wireConstantResponse.parse({ id, constant: toWireConstant(constant) }), 200);
    });
  }
}
