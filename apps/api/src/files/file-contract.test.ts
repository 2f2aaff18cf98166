import { expect } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import type { TestReply } from '../testing/start-test-api.ts';
import { filesFixture } from './testing/files-fixture.ts';

const fixture = await filesFixture();
const { database, owner, ids, otherWebsite, forms } = fixture;
const shared = { database, api: owner, otherWebsite, notFor: [] };
const text = async (name = 'a.txt') => (await fixture.upload(`assets/${name}`, 'Hoi', 'text/plain')).key;
const foreign = `assets/1700000000000-abcdefghi1-vreemd.txt`;
await database.admin.global
  .insertInto('files')
  .values({
    website_id: otherWebsite,
    key: foreign,
    state: 'stored',
    name: 'x',
    content_type: 'text/plain',
    is_private: false,
    most: 10,
    member_id: 'other',
  })
  .execute();
const once = (replies: readonly TestReply[]) =>
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);

const request = { ...ids, filePath: 'assets/a.jpg', contentType: 'image/jpeg', isPrivate: false };
const wrongPaths = ['a.jpg', '/etc/passwd', 'assets/../a.jpg', 'assets/x/..', 'assets//a.jpg', 'assets/'].map(
  (filePath) => ({ title: filePath, body: { ...request, filePath }, code: 'validation_failed' }),
);
ownerContractCases({
  ...shared,
  endpoint: 'signedUrl',
  good: async () => request,
  refused: async () => [
    ...wrongPaths,
    {
      title: 'program',
      body: { ...request, contentType: 'application/x-msdownload' },
      code: 'upload_refused',
    },
    { title: 'page', body: { ...request, contentType: 'text/html' }, code: 'upload_refused' },
  ],
  atOnce: (replies) => {
    expect(new Set(replies.map(({ body }) => (body.url as string).split('?')[0])).size).toBe(replies.length);
  },
});

const unknown = (body: object = {}) => [
  {
    title: 'unknown',
    body: { ...ids, ...body, filePath: foreign.replace('vreemd', 'weg') },
    code: 'not_found',
  },
  { title: 'of another website', body: { ...ids, ...body, filePath: foreign }, code: 'not_found' },
  { title: 'foreign path', body: { ...ids, ...body, filePath: '../../etc/passwd' }, code: 'not_found' },
];
ownerContractCases({
  ...shared,
  endpoint: 'getFile',
  good: async () => ({ ...ids, filePath: await text(), isPrivate: false }),
  refused: async () => unknown(),
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteFile',
  proves: 'API-35',
  good: async () => ({ ...ids, filePath: await text(), isPrivate: false }),
  refused: async () => unknown(),
  twice: (first, second) => {
    expect(first.body).toEqual({ deleted: true });
    expect(second.status).toBe(404);
  },
  atOnce: once,
});

const form_id = forms.withFiles;
const visitorRequest = {
  ...request,
  filePath: 'assets/forms/a.pdf',
  contentType: 'application/pdf',
  form_id,
};
contractCases({
  database,
  otherWebsite,
  api: fixture.visitor,
  endpoint: 'visitorSignedUrl',
  good: async () => visitorRequest,
  refused: async () => [
    { title: 'path', body: { ...visitorRequest, filePath: '../a.pdf' }, code: 'validation_failed' },
    // Owners may send these.
    { title: 'SVG', body: { ...visitorRequest, contentType: 'image/svg+xml' }, code: 'upload_refused' },
    { title: 'unknown form', body: { ...visitorRequest, form_id: 'weg' }, code: 'not_found' },
    { title: 'foreign form', body: { ...visitorRequest, form_id: forms.foreignForm }, code: 'not_found' },
    {
      title: 'form without files',
      body: { ...visitorRequest, form_id: forms.withoutFiles },
      code: 'upload_refused',
    },
    { title: 'film', body: { ...visitorRequest, contentType: 'video/mp4' }, code: 'upload_refused' },
  ],
});

const mine = { headers: { cookie: `wsfiles=${'a'.repeat(43)}` } };
const visitor = {
  ...fixture.visitor,
  post: (path: string, payload: string | undefined, options: object = {}) =>
    fixture.visitor.post(path, payload, { ...mine, ...options }),
  call: (name: Parameters<typeof owner.call>[0], body: unknown, options: object = {}) =>
    fixture.visitor.call(name, body, { ...mine, ...options }),
};
const ownText = async () => {
  const asked = { ...visitorRequest, filePath: 'assets/forms/a.txt', contentType: 'text/plain' };
  const { body } = await visitor.call('visitorSignedUrl', asked);
  await fixture.put(body.url as string, 'Hoi', { type: 'text/plain' });
  return /(assets\/[^?]*)/.exec(body.url as string)?.[1];
};
contractCases({
  database,
  otherWebsite,
  api: visitor,
  endpoint: 'visitorGetFile',
  good: async () => ({ ...ids, filePath: await ownText(), isPrivate: true }),
  refused: async () => [
    ...unknown(),
    { title: 'of an owner', body: { ...ids, filePath: await text() }, code: 'not_found' },
  ],
});
contractCases({
  database,
  otherWebsite,
  api: visitor,
  endpoint: 'visitorDeleteFile',
  proves: 'API-35',
  good: async () => ({ ...ids, filePath: await ownText(), form_id }),
  refused: async () => [
    ...unknown({ form_id }),
    { title: 'of an owner', body: { ...ids, filePath: await text(), form_id }, code: 'not_found' },
  ],
  twice: (first, second) => {
    expect(first.body).toEqual({ deleted: true });
    expect(second.status).toBe(404);
  },
  atOnce: once,
});
