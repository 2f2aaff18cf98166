import type { Part } from '../create-part.ts';
import { addEntry, addExport, addImport, both, type Edit } from '../edit-list.ts';
import { PartRefused, type PartName } from '../part-name.ts';

const CONTRACT = 'libs/api-contract/src';
const NO_AREA = new Set([
  'db',
  'endpoint',
  'errors',
  'http',
  'jobs',
  'ports',
  'seed',
  'storefront',
  'testing',
]);
const SHOP_AREAS = new Set(['orders', 'products', 'shoppingcart', 'transactions', 'vies']);

/** Who calls an endpoint, as its words say: owners, unless `--visitor` stands behind them. */
export type EndpointAudience = 'owner' | 'visitor';

/**
 * An endpoint: contract, handler, and a test with the cases that every endpoint must pass. It stands in the list of
 * endpoints and in the table of handlers; one of visitors also among the paths that browsers know.
 */
export function endpointPart(area: PartName, name: PartName, audience: EndpointAudience): Part {
  const { kebab, camel } = name;
  if (NO_AREA.has(area.kebab)) throw new PartRefused(`"${area.kebab}" is no area of endpoints.`);
  const digits = [area, name].find((part) => /\d/.test(part.kebab));
  if (digits) throw new PartRefused(`"${digits.kebab}" holds a digit, and addresses of calls have none.`);
  const isShop = SHOP_AREAS.has(area.kebab);
  const path = `/api/services/${isShop ? 'webshop' : 'websites'}/v1/${area.kebab}/${kebab}`;
  const contract = `./${area.kebab}/${kebab}.ts`;
  const handler = `${camel}Handler`;
  const folder = `apps/api/src/${area.kebab}`;
  const isVisitor = audience === 'visitor';
  return {
    files: {
      [`${CONTRACT}/${area.kebab}/${kebab}.ts`]: isVisitor
        ? visitorContract(name)
        : ownerContract(name, path),
      [`${folder}/${kebab}.handler.ts`]: isVisitor ? visitorHandler(name) : ownerHandler(name, isShop),
      [`${folder}/${kebab}.test.ts`]: isVisitor ? visitorTest(name) : ownerTest(name, isShop),
    },
    edits: {
      ...(isVisitor && visitorPath(name, path)),
      [`${CONTRACT}/endpoints.ts`]: addExport(camel, contract),
      'apps/api/src/http/handlers.ts': both(
        addImport(handler, `../${area.kebab}/${kebab}.handler.ts`),
        addEntry('export const handlers', `${camel}: ${handler},`),
      ),
    },
    next: [
      `Its test fails until it says what ${camel} answers: cd apps/api && npx vitest run ${folder.slice('apps/api/'.length)}/${kebab}.test.ts`,
      'Fill in the contract first, then the handler: the compiler names what is missing.',
      isVisitor
        ? `Browsers call it as visitorCalls.${camel}; its limits stand in rate-limits.ts.`
        : `The dashboard calls it with callApi(${camel}, websiteId, {}). For visitors: --visitor behind the command.`,
    ],
  };
}

function visitorPath({ camel }: PartName, path: string): Record<string, Edit> {
  return {
    [`${CONTRACT}/visitor-calls.ts`]: addEntry('export const visitorRows', `${camel}: { path: '${path}' },`),
  };
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
    imports: `import { visitorRows } from '../visitor-calls.ts';\n`,
    path: `visitorRows.${name.camel}.path`,
    audience: 'visitor',
    errors: '[]',
  });
}

interface ContractParts {
  readonly imports: string;
  readonly path: string;
  readonly audience: EndpointAudience;
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
import type { Handler } from '../http/handler-context.ts';

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
import type { Handler } from '../http/handler-context.ts';

/** ${words}. */
export const ${camel}Handler: Handler<typeof ${camel}> = async () => ({});
`.trimStart();
}

function ownerTest(name: PartName, isShop: boolean): string {
  return `
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, a, b);
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

function visitorTest(name: PartName): string {
  return `
import { describe, expect, it } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startTestApi(database, {});
const body = { website_id: a, project_id: a };

${firstTest(name)}
contractCases({ database, api, endpoint: '${name.camel}', good: async () => body, otherWebsite: b });
`.trimStart();
}

/** It fails for as long as the endpoint answers nothing, so that no empty one lands. */
function firstTest({ camel }: PartName): string {
  return `describe('${camel}', () => {
  it('answers what it is for', async () => {
    const reply = await api.call('${camel}', body);
    expect(reply.body, '${unfilled(camel)}').not.toEqual({});
  });
});
`;
}

/** The sentence of the test that fails in a new endpoint. */
export function unfilled(camel: string): string {
  return `${camel} answers nothing yet: fill in its contract and handler, and expect here what they answer`;
}
