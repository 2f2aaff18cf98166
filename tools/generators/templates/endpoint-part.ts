import { addRoom } from '../add-room.ts';
import { type Edit, addEntry, addExport, addImport, both } from '../edit-list.ts';
import { PartRefused, type PartName } from '../part-name.ts';
import type { Part } from '../part.ts';

const CONTRACT = 'libs/api-contract/src';
const SERVER = 'apps/api/src';
/** Folders that hold no endpoints, of the contract or of the server. */
const NO_AREA = new Set([
  'calls',
  'db',
  'endpoint',
  'errors',
  'http',
  'jobs',
  'ports',
  'seed',
  'storefront',
  'testing',
  'websites',
]);
const SHOP_AREAS = new Set(['orders', 'payments', 'products', 'shoppingcart', 'stock']);

/**
 * An endpoint for visitors: contract, handler, query and the cases every endpoint stands; its lines in four lists.
 * The first endpoint of an area also gets the area's table of handlers, joined with the others, and a floor.
 */
export function endpointPart(area: PartName, name: PartName, exists: (path: string) => boolean): Part {
  const { kebab, camel, pascal } = name;
  if (NO_AREA.has(area.kebab)) throw new PartRefused(`"${area.kebab}" is no area of endpoints.`);
  const digits = [area, name].find((part) => /\d/.test(part.kebab));
  if (digits) throw new PartRefused(`"${digits.kebab}" holds a digit, and addresses of calls have none.`);
  const group = SHOP_AREAS.has(area.kebab) ? 'webshop' : 'websites';
  const contract = `./${area.kebab}/${kebab}.ts`;
  const handler = `${camel}Handler`;
  const folder = `${SERVER}/${area.kebab}`;
  const table = `${folder}/handlers.ts`;
  const areaHandlers = `${area.camel}Handlers`;
  const isNewArea = !exists(table);
  return {
    files: {
      [`${CONTRACT}/${area.kebab}/${kebab}.ts`]: contractOf(name),
      [`${folder}/${kebab}.handler.ts`]: `
import type { ${camel} } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { find${pascal} } from './${kebab}.repository.ts';

/** Answers the titles of a website's newest pages. */
export const ${handler}: Handler<typeof ${camel}> = async ({ limit }, { read, websiteId }) => ({
  titles: await read((tx) => find${pascal}(tx, websiteId, limit)),
});
`.trimStart(),
      [`${folder}/${kebab}.repository.ts`]: `
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Titles of the newest pages, at most \`limit\`. Every query names its website, beside row-level security. */
export async function find${pascal}(tx: WebsiteTransaction, websiteId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('pages')
    .select('title')
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ title }) => title);
}
`.trimStart(),
      [`${folder}/${kebab}.test.ts`]: testOf(name, areaHandlers),
      ...(isNewArea && { [table]: tableOf(area, name) }),
    },
    edits: {
      [`${CONTRACT}/paths.ts`]: addEntry(
        'export const visitorPaths',
        `${camel}: '/api/services/${group}/v1/${area.kebab}/${kebab}',`,
      ),
      'tools/lint/floors/api-contract.cjs': addRoom(area.kebab, 'pages'),
      [`${CONTRACT}/endpoints.ts`]: both(
        addImport(camel, contract),
        addEntry('export const endpoints', `${camel},`),
      ),
      [`${CONTRACT}/index.ts`]: addExport(camel, contract),
      ...(isNewArea ? newAreaEdits(area) : { [table]: tableEdit(name, areaHandlers) }),
    },
    next: [
      "It answers visitors; audience: 'owner' makes it a call of the dashboard (then test it as auth.test.ts does).",
      `Its own test: cd apps/api && npx vitest run ${folder.slice('apps/api/'.length)}/${kebab}.test.ts`,
    ],
  };
}

/** The line of an endpoint in the table of its area. */
function tableEdit({ kebab, camel }: PartName, areaHandlers: string): Edit {
  const handler = `${camel}Handler`;
  return both(
    addImport(handler, `./${kebab}.handler.ts`),
    addEntry(`export const ${areaHandlers}`, `${camel}: ${handler},`),
  );
}

/** A new area stands on the floor of `not-found`: above most of what it may need. */
function newAreaEdits({ kebab, camel }: PartName): Record<string, Edit> {
  return {
    [`${SERVER}/http/handlers.ts`]: both(
      addImport(`${camel}Handlers`, `../${kebab}/handlers.ts`),
      addEntry('export const handlers', `...${camel}Handlers,`),
    ),
    'tools/lint/floors/api.cjs': addRoom(kebab, 'not-found'),
  };
}

function tableOf(area: PartName, { kebab, camel }: PartName): string {
  return `
import type { Handlers } from '../calls/handler-context.ts';
import { ${camel}Handler } from './${kebab}.handler.ts';

/** Who answers the calls of ${area.kebab}. */
export const ${area.camel}Handlers = {
  ${camel}: ${camel}Handler,
} satisfies Partial<Handlers>;
`.trimStart();
}

function contractOf({ kebab, camel }: PartName): string {
  return `
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { apiPaths } from '../paths.ts';

/** The titles of a website's newest pages. */
export const ${camel} = defineEndpoint({
  name: '${kebab}',
  path: apiPaths.${camel},
  audience: 'visitor',
  request: z.object({ ...websiteIds, limit: z.int().min(1).max(100) }),
  response: z.object({ titles: z.array(z.string()) }),
  errors: [],
});
`.trimStart();
}

function testOf({ camel }: PartName, areaHandlers: string): string {
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
const body = { website_id: a, project_id: a, limit: 2 };

contractCases({ database, api, endpoint: '${camel}', good: async () => body, otherWebsite: b });

describe('${camel}', () => {
  it('answers what is of this website, at most as many as asked for', async () => {
    const pages = [a, a, a, b].map((website_id, index) => ({
      website_id,
      id: \`p\${index}\`,
      path: \`/p\${index}\`,
      title: \`Pagina \${index}\`,
    }));
    await database.admin.global.insertInto('pages').values(pages).execute();
    expect((await api.call('${camel}', body)).body.titles).toHaveLength(2);
    const all = await api.call('${camel}', { ...body, limit: 100 });
    expect(all.body.titles.sort()).toEqual(['Pagina 0', 'Pagina 1', 'Pagina 2']);
  });
});
`.trimStart();
}
