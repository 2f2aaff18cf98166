import type { PartName } from '../part-name.ts';

/** The contents of the files of an endpoint. */
export interface EndpointFiles {
  readonly contract: string;
  readonly handler: string;
  readonly test: string;
}

interface EndpointParts {
  readonly path: string;
  /** Name of the table of handlers of its area. */
  readonly areaHandlers: string;
  /** Whether it belongs to the shop: members with the role `shop` may then call it. */
  readonly isShop: boolean;
}

export function ownerFiles(name: PartName, parts: EndpointParts): EndpointFiles {
  return {
    contract: ownerContract(name, parts.path),
    handler: ownerHandler(name, parts.isShop),
    test: ownerTest(name, parts),
  };
}

export function visitorFiles(name: PartName, parts: EndpointParts): EndpointFiles {
  return { contract: visitorContract(name), handler: visitorHandler(name), test: visitorTest(name, parts) };
}

function ownerContract(name: PartName, path: string): string {
  return contractOf(name, {
    imports: '',
    path: `'${path}'`,
    audience: 'owner',
    errors: `['unauthenticated', 'forbidden']`,
  });
}

function visitorContract(name: PartName): string {
  return contractOf(name, {
    imports: `import { visitorPaths } from '../visitor-paths.ts';\n`,
    path: `visitorPaths.${name.camel}.path`,
    audience: 'visitor',
    errors: '[]',
  });
}

interface ContractParts {
  readonly imports: string;
  readonly path: string;
  readonly audience: 'owner' | 'visitor';
  readonly errors: string;
}

function contractOf(
  { kebab, camel, words }: PartName,
  { imports, path, audience, errors }: ContractParts,
): string {
  return `
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
${imports}
/** ${words}. */
export const ${camel} = defineEndpoint({
  name: '${kebab}',
  path: ${path},
  audience: '${audience}',
  request: z.object({ ...websiteIds }),
  response: z.object({}),
  errors: ${errors},
});
`.trimStart();
}

function ownerHandler({ camel, words }: PartName, isShop: boolean): string {
  return `
import type { ${camel} } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';

/** ${words}. */
export const ${camel}Handler: Handler<typeof ${camel}> = async (_input, context) => {
  requireRole(context, ['owner', '${isShop ? 'shop' : 'editor'}']);
  return {};
};
`.trimStart();
}

function visitorHandler({ camel, words }: PartName): string {
  return `
import type { ${camel} } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';

/** ${words}. */
export const ${camel}Handler: Handler<typeof ${camel}> = async () => ({});
`.trimStart();
}

function ownerTest(name: PartName, { areaHandlers, isShop }: EndpointParts): string {
  return `
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { ${areaHandlers} } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ${areaHandlers}, a, b);
const body = { website_id: a, project_id: a };

${firstTest(name)}
ownerContractCases({
  database,
  api,
  endpoint: '${name.camel}',
  good: async () => body,
  otherWebsite: b,${isShop ? `\n  notFor: ['editor'],` : ''}
});
`.trimStart();
}

function visitorTest(name: PartName, { areaHandlers }: EndpointParts): string {
  return `
import { describe, expect, it } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { ${areaHandlers} } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startTestApi(database, {}, { handlers: ${areaHandlers} });
const body = { website_id: a, project_id: a };

${firstTest(name)}
contractCases({ database, api, endpoint: '${name.camel}', good: async () => body, otherWebsite: b });
`.trimStart();
}

/**
 * Fails until somebody writes down what the endpoint returns, so that no unfinished endpoint is merged. A refusal, such as
 * of a request without a new field, does not satisfy it.
 */
function firstTest({ camel }: PartName): string {
  return `describe('${camel}', () => {
  it('returns its result', async () => {
    const reply = await api.call('${camel}', body);
    expect(reply).toMatchObject({ status: 200, body: { todo: '${unfilled(camel)}' } });
  });
});
`;
}

/** The message of the test that fails in a new endpoint. */
export function unfilled(camel: string): string {
  return `expect here what ${camel} returns for an example`;
}
