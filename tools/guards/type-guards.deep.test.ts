import { posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScratchCopy } from './scratch-copy.ts';

const tables = `import { authHandlers } from '../auth/handlers.ts';
import { formsHandlers } from '../forms/handlers.ts';
import { joinHandlers } from './join-handlers.ts';
`;
const client = `import { fileStreams, postEndpoint, visitorCalls } from '../client.ts';
const client = { base: '', websiteId: 'w' };
`;
const dashboard = `import { deletePage, saveForm } from '@etalage/api-contract';
import { callApi } from '../queries/call-api.ts';
`;
const goodCall = `${dashboard}export const call = () => callApi(deletePage, 'w', { id: 'p' });\n`;
const goodVisitorCall = `${client}export const call = () => postEndpoint(client, visitorCalls.getStock, { product_id: 'p' });\n`;

const field = `import type { FieldDefinition, FieldOf } from '../schema.ts';
import { text } from '../schema.ts';
`;
const goodField = `${field}export const picture: FieldDefinition = { type: 'image', settings: { maxFiles: 3 } };
export const lengthOf = (code: FieldOf<'otp_code'>) => code.length;
export const title = text('field_title', { initial: 'Kast' });
`;

const typeGuards = [
  {
    name: 'a deep import past exports does not resolve',
    project: 'libs/designer-protocol',
    file: 'libs/designer-protocol/src/deep.ts',
    bad: `export * from '@etalage/site-model/src/index.ts';\n`,
    good: `export * from '@etalage/site-model';\n`,
    error: 'TS2307',
  },
  {
    name: 'JSX in the api does not compile',
    project: 'apps/api',
    file: 'apps/api/src/view.tsx',
    bad: `export const view = <p />;\n`,
    good: `export const view = '<p></p>';\n`,
    error: 'TS17004',
  },
  {
    name: 'a component imported by the api does not compile',
    project: 'apps/api',
    file: 'apps/api/src/component.ts',
    bad: `export * from './component-view.tsx';\n`,
    good: `export const component = '<p></p>';\n`,
    error: 'TS6142',
  },
  {
    name: 'an endpoint in two tables of handlers does not compile',
    project: 'apps/api',
    file: 'apps/api/src/http/repeated-handler.ts',
    bad: `${tables}const second = { getForm: formsHandlers.getForm };
export const joined = joinHandlers([authHandlers, formsHandlers, second]);\n`,
    good: `${tables}export const joined = joinHandlers([authHandlers, formsHandlers]);\n`,
    error: 'TS2322',
  },
  {
    name: 'an endpoint without a handler does not compile',
    project: 'apps/api',
    file: 'apps/api/src/http/missing-handler.ts',
    bad: `import type { Handlers } from '../calls/handler-context.ts';
import { handlers } from './handlers.ts';
const { getForm: _getForm, ...others } = handlers;
export const joined: Handlers = others;\n`,
    good: `import type { Handlers } from '../calls/handler-context.ts';
import { handlers } from './handlers.ts';
export const joined: Handlers = handlers;\n`,
    error: 'TS2741',
  },
  {
    name: 'the api knows no document',
    project: 'apps/api',
    file: 'apps/api/src/browser.ts',
    bad: `export const title = () => document.title;\n`,
    good: `export const title = () => '';\n`,
    error: 'TS2584',
  },
  {
    name: 'a call of an owner at a path written by hand does not compile',
    project: 'apps/dashboard',
    file: 'apps/dashboard/src/probe/written-path.ts',
    bad: `${dashboard}export const call = () => callApi('/nonsense', 'w', { id: 'p' });\n`,
    good: goodCall,
    error: 'TS2345',
  },
  {
    name: 'a path is no endpoint, also in an object',
    project: 'apps/dashboard',
    file: 'apps/dashboard/src/probe/path-object.ts',
    bad: `${dashboard}export const call = () => callApi({ path: deletePage.path }, 'w', { id: 'p' });\n`,
    good: goodCall,
    error: 'TS2741',
  },
  {
    name: 'a call at the path of another endpoint than its type argument does not compile',
    project: 'apps/dashboard',
    file: 'apps/dashboard/src/probe/other-path.ts',
    bad: `${dashboard}export const call = () => callApi<typeof deletePage>(saveForm, 'w', { id: 'p' });\n`,
    good: `${dashboard}export const call = () => callApi<typeof deletePage>(deletePage, 'w', { id: 'p' });\n`,
    error: 'TS2345',
  },
  {
    name: 'a call with the payload of another endpoint does not compile',
    project: 'apps/dashboard',
    file: 'apps/dashboard/src/probe/other-payload.ts',
    bad: `${dashboard}export const call = () => callApi(deletePage, 'w', { title: 'Nieuw' });\n`,
    good: goodCall,
    error: 'TS2353',
  },
  {
    name: 'the reply of a call has the type of its own endpoint only',
    project: 'apps/dashboard',
    file: 'apps/dashboard/src/probe/other-reply.ts',
    bad: `${dashboard}export const call = async () => (await callApi(deletePage, 'w', { id: 'p' })).url;\n`,
    good: `${dashboard}export const call = async () => (await callApi(deletePage, 'w', { id: 'p' })).deleted;\n`,
    error: 'TS2339',
  },
  {
    name: 'a call of a visitor at a path written by hand does not compile',
    project: 'libs/api-contract',
    file: 'libs/api-contract/src/probe/written-path.ts',
    bad: `${client}export const call = () => postEndpoint(client, visitorCalls.getStock.path, { product_id: 'p' });\n`,
    good: goodVisitorCall,
    error: 'TS2345',
  },
  {
    name: 'a call of a visitor with the payload of another endpoint does not compile',
    project: 'libs/api-contract',
    file: 'libs/api-contract/src/probe/other-payload.ts',
    bad: `${client}export const call = () => postEndpoint(client, visitorCalls.getStock, { url: '/weg' });\n`,
    good: goodVisitorCall,
    error: 'TS2353',
  },
  {
    name: 'visitors have no calls of owners',
    project: 'libs/api-contract',
    file: 'libs/api-contract/src/probe/owner-call.ts',
    bad: `${client}export const call = () => postEndpoint(client, visitorCalls.deletePage, { id: 'p' });\n`,
    good: goodVisitorCall,
    error: 'TS2339',
  },
  {
    name: 'a stream of bytes cannot be posted as JSON',
    project: 'libs/api-contract',
    file: 'libs/api-contract/src/probe/posted-stream.ts',
    bad: `${client}export const call = () => postEndpoint(client, fileStreams.sendFile, {});\n`,
    good: `${goodVisitorCall}export const { path } = fileStreams.sendFile;\n`,
    error: 'TS2345',
  },
  {
    name: 'the status of a call without a reply cannot be read',
    project: 'libs/api-contract',
    file: 'libs/api-contract/src/probe/unreachable-status.ts',
    bad: `${client}export const call = async () => {
  const reply = await postEndpoint(client, visitorCalls.getStock, { product_id: 'p' });
  return reply.ok ? 200 : reply.status;
};\n`,
    good: `${client}export const call = async () => {
  const reply = await postEndpoint(client, visitorCalls.getStock, { product_id: 'p' });
  return reply.ok || reply.unreachable ? 0 : reply.status;
};\n`,
    error: 'TS2339',
  },
  {
    name: 'an option of another field type does not compile',
    project: 'libs/form-engine',
    file: 'libs/form-engine/src/probe/other-option.ts',
    bad: `${field}export const code: FieldDefinition = { type: 'otp_code', layouts: [] };\n`,
    good: goodField,
    error: 'TS2353',
  },
  {
    name: 'a setting of another field type does not compile',
    project: 'libs/form-engine',
    file: 'libs/form-engine/src/probe/other-setting.ts',
    bad: `${field}export const name: FieldDefinition = { type: 'text', settings: { maxFiles: 3 } };\n`,
    good: goodField,
    error: 'TS2353',
  },
  {
    name: 'an option of another field type cannot be read',
    project: 'libs/form-engine',
    file: 'libs/form-engine/src/probe/read-option.ts',
    bad: `${field}export const lengthOf = (picture: FieldOf<'image'>) => picture.length;\n`,
    good: goodField,
    error: 'TS2339',
  },
  {
    name: 'a builder takes no option of another field type',
    project: 'libs/form-engine',
    file: 'libs/form-engine/src/probe/other-builder.ts',
    bad: `${field}export const title = text('field_title', { maxFiles: 3 });\n`,
    good: goodField,
    error: 'TS2353',
  },
];

const copy = new ScratchCopy({ sources: true });
copy.write('apps/api/src/component-view.tsx', `export const componentView = '';\n`);
afterAll(() => copy.remove());

const projects = [...new Set(typeGuards.map(({ project }) => project))];

/** The file of the allowed line: beside the forbidden one. */
const besides = (file: string) => file.replace(/(?=[^/]+$)/, 'sound-');

// A compiler run takes seconds, so all forbidden and all allowed lines of a project are planted at once.
describe.each(projects)('type guards of %s', (project) => {
  const guards = typeGuards.filter((guard) => guard.project === project);
  let errors: string[] = [];
  beforeAll(() => {
    for (const { file, bad, good } of guards) {
      copy.write(file, bad);
      copy.write(besides(file), good);
    }
    const planted = guards.flatMap(({ file }) => [file, besides(file)]);
    errors = copy.compile(project, [
      'src/**/*.d.ts',
      ...planted.map((file) => posix.relative(project, file)),
    ]);
  });

  it.each(guards)('$error: $name', ({ file, error }) => {
    expect(errors.filter((line) => line.startsWith(`${file}(`)).join('\n')).toContain(error);
  });

  it('compiles the allowed lines and all code that they import', () => {
    const planted = guards.map(({ file }) => `${file}(`);
    expect(errors.filter((line) => !planted.some((start) => line.startsWith(start)))).toEqual([]);
  });
});
