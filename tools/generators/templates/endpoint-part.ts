import { addRoom } from '../add-room.ts';
import { type Edit, addEntry, addExport, addImport, both } from '../edit-list.ts';
import { PartRefused, type PartName } from '../part-name.ts';
import type { Part } from '../part.ts';
import { ownerFiles, visitorFiles } from './endpoint-files.ts';

const CONTRACT = 'libs/api-contract/src';
const SERVER = 'apps/api/src';
/** Folders of the contract or the server that contain no endpoints. */
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

export interface EndpointOptions {
  /** Whether visitors call it; otherwise owners do. */
  readonly isVisitor: boolean;
  readonly exists: (path: string) => boolean;
}

/**
 * An endpoint: contract, handler, and a test with the cases that every endpoint must pass. It is added to the list of
 * endpoints and to its area's table of handlers; a visitors' endpoint also to the paths that are shipped to browsers. The
 * first endpoint of an area also creates that table, adds it to the table of all handlers, and gets a floor.
 */
export function endpointPart(area: PartName, name: PartName, { isVisitor, exists }: EndpointOptions): Part {
  const { kebab, camel } = name;
  if (NO_AREA.has(area.kebab)) throw new PartRefused(`"${area.kebab}" cannot contain endpoints.`);
  const digits = [area, name].find((part) => /\d/.test(part.kebab));
  if (digits) throw new PartRefused(`"${digits.kebab}" contains a digit, which paths of endpoints must not.`);
  const isShop = SHOP_AREAS.has(area.kebab);
  const path = `/api/services/${isShop ? 'webshop' : 'websites'}/v1/${area.kebab}/${kebab}`;
  const folder = `${SERVER}/${area.kebab}`;
  const table = `${folder}/handlers.ts`;
  const areaHandlers = `${area.camel}Handlers`;
  const isNewArea = !exists(table);
  const texts = isVisitor
    ? visitorFiles(name, { path, areaHandlers, isShop })
    : ownerFiles(name, { path, areaHandlers, isShop });
  return {
    files: {
      [`${CONTRACT}/${area.kebab}/${kebab}.ts`]: texts.contract,
      [`${folder}/${kebab}.handler.ts`]: texts.handler,
      [`${folder}/${kebab}.test.ts`]: texts.test,
      ...(isNewArea && { [table]: tableOf(area, name) }),
    },
    edits: {
      ...(isVisitor && { [`${CONTRACT}/visitor-paths.ts`]: pathEdit(name, path) }),
      [`${CONTRACT}/endpoints.ts`]: addExport(camel, `./${area.kebab}/${kebab}.ts`),
      'tools/lint/floors/api-contract.cjs': addRoom(area.kebab, 'pages'),
      ...(isNewArea ? newAreaEdits(area) : { [table]: tableEdit(name, areaHandlers) }),
    },
    next: [
      `Its test fails until it expects the result of ${camel}: cd apps/api && npx vitest run src/${area.kebab}/${kebab}.test.ts`,
      'Fill in the contract first, then the handler: the compiler reports what is missing.',
      isVisitor
        ? `Browsers call it as visitorCalls.${camel}; its rate limits are in rate-limits.ts.`
        : `The dashboard calls it with callApi(${camel}, websiteId, {}). For visitors, add --visitor to the command.`,
    ],
  };
}

/** Adds the path of a visitors' endpoint to the paths that are shipped to browsers. */
function pathEdit({ camel }: PartName, path: string): Edit {
  return addEntry('export const visitorPaths', `${camel}: { path: '${path}' },`);
}

/** Adds the handler to the table of its area. */
function tableEdit({ kebab, camel }: PartName, areaHandlers: string): Edit {
  const handler = `${camel}Handler`;
  return both(
    addImport(handler, `./${kebab}.handler.ts`),
    addEntry(`export const ${areaHandlers}`, `${camel}: ${handler},`),
  );
}

/** Puts a new area on the floor of `not-found`, which is above most folders it may import. */
function newAreaEdits({ kebab, camel }: PartName): Record<string, Edit> {
  return {
    [`${SERVER}/http/handlers.ts`]: both(
      addImport(`${camel}Handlers`, `../${kebab}/handlers.ts`),
      addEntry('export const handlers', `${camel}Handlers,`),
    ),
    'tools/lint/floors/api.cjs': addRoom(kebab, 'not-found'),
  };
}

function tableOf(area: PartName, { kebab, camel }: PartName): string {
  return `
import type { Handlers } from '../calls/handler-context.ts';
import { ${camel}Handler } from './${kebab}.handler.ts';

/** The handlers of the endpoints of ${area.kebab}. */
export const ${area.camel}Handlers = {
  ${camel}: ${camel}Handler,
} satisfies Partial<Handlers>;
`.trimStart();
}
