import sharp from 'sharp';
import { expect } from 'vitest';
import { filesFixture } from '../files/testing/files-fixture.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { libraryHandlers } from './handlers.ts';

const fixture = await filesFixture({ handlers: libraryHandlers });
const { database, owner, ids, otherWebsite } = fixture;
const shared = { database, api: owner, otherWebsite };
const foreign = 'assets/1700000000000-abcdefghi1-vreemd.txt';
const unknown = foreign.replace('vreemd', 'weg');
const ofVisitor = foreign.replace('vreemd', 'bezoeker');
await database.admin.pool.query(
  `insert into files (website_id, key, state, name, content_type, is_private, most, member_id, visitor_hash, removed_at)
   values ($1, $3, 'stored', 'x', 'text/plain', false, 10, 'other', null, now()),
     ($2, $4, 'stored', 'x', 'text/plain', true, 10, null, 'jan', now())`,
  [otherWebsite, fixture.websiteId, foreign, ofVisitor],
);
await database.admin.pool.query(`insert into file_folders (website_id, path) values ($1, 'Hunne')`, [
  otherWebsite,
]);

let number = 0;
const text = async () => (await fixture.upload(`assets/a${++number}.txt`, 'Hoi', 'text/plain')).key;
const binned = async () => {
  const key = await text();
  await owner.call('deleteFiles', { ...ids, keys: [key], is_confirmed: false });
  return key;
};
const folder = async () => {
  const path = `Map ${++number}`;
  await owner.call('createFolder', { ...ids, path });
  return path;
};
const refusedKeys = (more: object = {}) =>
  [unknown, foreign, ofVisitor, '../../etc/passwd'].map((key) => ({
    title: key,
    body: { ...ids, keys: [key], ...more },
    code: 'not_found',
  }));
const refusedFolders = (field: string, more: object = {}) =>
  ['/', 'a//b', 'a/b/c/d/e/f', ' a', 'x'.repeat(61)].map((path) => ({
    title: path,
    body: { ...ids, ...more, [field]: path },
    code: 'validation_failed',
  }));

const list = {
  ...ids,
  query: '',
  folder: null,
  kind: 'all',
  only_missing_alt: false,
  only_copies: false,
  is_removed: false,
  after: '',
  limit: 50,
};
ownerContractCases({
  ...shared,
  endpoint: 'listFiles',
  good: async () => list,
  refused: async () => [{ title: '51', body: { ...list, limit: 51 }, code: 'validation_failed' }],
});
ownerContractCases({
  ...shared,
  endpoint: 'getLibraryFile',
  good: async () => ({ ...ids, key: await text() }),
  refused: async () =>
    [unknown, foreign, ofVisitor].map((key) => ({ title: key, body: { ...ids, key }, code: 'not_found' })),
});
const said = { name: 'Stoel', alt: 'Een stoel', is_decorative: false, focus: { x: 30, y: 70 }, folder: '' };
ownerContractCases({
  ...shared,
  endpoint: 'updateLibraryFile',
  good: async () => ({ ...ids, ...said, key: await text() }),
  refused: async () => [
    ...[unknown, foreign, ofVisitor].map((key) => ({
      title: key,
      body: { ...ids, ...said, key },
      code: 'not_found',
    })),
    {
      title: 'point outside the picture',
      body: { ...ids, ...said, focus: { x: 101, y: 0 }, key: await text() },
      code: 'validation_failed',
    },
    { title: 'no name', body: { ...ids, ...said, name: ' ', key: await text() }, code: 'validation_failed' },
    {
      title: 'folder of another website',
      body: { ...ids, ...said, folder: 'Hunne', key: await text() },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'moveFiles',
  good: async () => ({ ...ids, keys: [await text()], folder: await folder() }),
  refused: async () => [
    ...refusedKeys({ folder: '' }),
    ...refusedFolders('folder', { keys: [await text()] }),
    {
      title: 'folder of another website',
      body: { ...ids, keys: [await text()], folder: 'Hunne' },
      code: 'validation_failed',
    },
  ],
  twice: (first, second) => expect([first.body, second.body]).toEqual([{ moved: 1 }, { moved: 0 }]),
  atOnce: (replies) => expect(replies.filter(({ body }) => body.moved === 1)).toHaveLength(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteFiles',
  good: async () => ({ ...ids, keys: [await text()], is_confirmed: false }),
  refused: async () => refusedKeys({ is_confirmed: true }),
  twice: (first, second) =>
    expect([first.body, second.body]).toEqual([
      { deleted: 1, in_use: [] },
      { deleted: 0, in_use: [] },
    ]),
  atOnce: (replies) => expect(replies.filter(({ body }) => body.deleted === 1)).toHaveLength(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'restoreFiles',
  good: async () => ({ ...ids, keys: [await binned()] }),
  refused: async () => refusedKeys(),
  twice: (first, second) => expect([first.body, second.body]).toEqual([{ restored: 1 }, { restored: 0 }]),
  atOnce: (replies) => expect(replies.filter(({ body }) => body.restored === 1)).toHaveLength(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'eraseFiles',
  good: async () => ({ ...ids, keys: [await binned()] }),
  refused: async () => refusedKeys(),
  twice: (first, second) => {
    expect(first.body).toEqual({ erased: 1 });
    expect(second.status).toBe(404);
  },
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
});
const pdf = async () =>
  (await fixture.upload(`assets/a${++number}.pdf`, '%PDF-1.4\n', 'application/pdf')).key;
const png = async () => {
  const bytes = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return (await fixture.upload(`assets/a${++number}.png`, bytes, 'image/png')).key;
};
ownerContractCases({
  ...shared,
  endpoint: 'replaceFile',
  good: async () => ({ ...ids, key: await text(), replacement: await pdf(), is_upload: true }),
  refused: async () => {
    const key = await text();
    const body = { ...ids, key, replacement: await text(), is_upload: true };
    return [
      ...[unknown, foreign, ofVisitor, '../x'].flatMap((other) => [
        { title: `instead of ${other}`, body: { ...body, key: other }, code: 'not_found' },
        { title: `by ${other}`, body: { ...body, replacement: other }, code: 'not_found' },
      ]),
      { title: 'by itself', body: { ...body, replacement: key }, code: 'validation_failed' },
      {
        title: 'by a picture',
        body: { ...body, replacement: await png(), is_upload: false },
        code: 'validation_failed',
      },
      { title: 'in the bin', body: { ...body, key: await binned() }, code: 'conflict' },
      { title: 'by one in the bin', body: { ...body, replacement: await binned() }, code: 'not_found' },
    ];
  },
});
const replaced = async () => {
  const body = { ...ids, key: await text(), replacement: await text(), is_upload: true };
  await owner.call('replaceFile', body);
  return { ...ids, key: body.replacement, previous: body.key };
};
ownerContractCases({
  ...shared,
  endpoint: 'restorePreviousFile',
  good: replaced,
  refused: async () => {
    const body = await replaced();
    return [
      ...[unknown, foreign, ofVisitor, '../x'].flatMap((other) => [
        { title: `of ${other}`, body: { ...body, key: other }, code: 'not_found' },
        { title: `to ${other}`, body: { ...body, previous: other }, code: 'not_found' },
      ]),
      { title: 'another than the previous', body: { ...body, previous: await text() }, code: 'conflict' },
      { title: 'of a file that replaced none', body: { ...body, key: await text() }, code: 'conflict' },
    ];
  },
});
const area = { left: 20, top: 10, width: 40, height: 30 };
const photo = async () => {
  const bytes = await sharp({ create: { width: 100, height: 50, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return (await fixture.upload(`assets/f${++number}.png`, bytes, 'image/png')).key;
};
for (const result of ['version', 'copy'])
  ownerContractCases({
    ...shared,
    endpoint: 'cropFile',
    good: async () => ({ ...ids, key: await photo(), area, result }),
    refused: async () => {
      const body = { ...ids, key: await photo(), area, result };
      const other = (title: string, change: object) => ({
        title,
        body: { ...body, area: { ...area, ...change } },
        code: 'validation_failed',
      });
      return [
        ...[unknown, foreign, ofVisitor, '../x'].map((key) => ({
          title: key,
          body: { ...body, key },
          code: 'not_found',
        })),
        { title: 'a text', body: { ...body, key: await text() }, code: 'validation_failed' },
        { title: 'in the bin', body: { ...body, key: await binned() }, code: 'conflict' },
        other('outside', { left: 61 }),
        other('negative', { top: -1 }),
        other('small', { width: 3 }),
        other('whole', { left: 0, top: 0, width: 100, height: 50 }),
      ];
    },
    twice: (first, second) => {
      expect(first.status).toBe(200);
      if (result === 'copy') expect(second.body).toEqual(first.body);
      else expect(second.body).toMatchObject({ code: 'conflict' });
    },
    atOnce: (replies) => {
      const made = replies.filter(({ status }) => status === 200).map(({ body }) => body.file.key as string);
      expect(new Set(made).size).toBe(1);
      expect(replies.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    },
  });
ownerContractCases({
  ...shared,
  endpoint: 'listAlternativeTexts',
  notFor: [],
  good: async () => ({ ...ids, keys: [await text(), unknown, '../x'] }),
  refused: async () => [
    { title: 'too many', body: { ...ids, keys: Array(201).fill(unknown) }, code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'describeFile',
  notFor: [],
  good: async () => ({ ...ids, key: await text(), alt: 'Een stoel' }),
  refused: async () => [
    ...[unknown, foreign, ofVisitor, '../../etc/passwd'].map((key) => ({
      title: key,
      body: { ...ids, key, alt: 'x' },
      code: 'not_found',
    })),
    {
      title: 'too long',
      body: { ...ids, key: await text(), alt: 'x'.repeat(501) },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({ ...shared, endpoint: 'listFolders', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'createFolder',
  good: async () => ({ ...ids, path: `Nieuw ${++number}/Stoelen` }),
  refused: async () => refusedFolders('path'),
});
ownerContractCases({
  ...shared,
  endpoint: 'moveFolder',
  good: async () => ({ ...ids, path: await folder(), to: `Verplaatst ${++number}/Stoelen` }),
  refused: async () => {
    const path = await folder();
    return [
      ...refusedFolders('to', { path }),
      { title: 'unknown', body: { ...ids, path: 'Weg', to: 'Nieuw 0' }, code: 'not_found' },
      { title: 'of another website', body: { ...ids, path: 'Hunne', to: 'Nieuw 0' }, code: 'not_found' },
      { title: 'within itself', body: { ...ids, path, to: `${path}/x` }, code: 'validation_failed' },
      { title: 'taken', body: { ...ids, path, to: await folder() }, code: 'validation_failed' },
    ];
  },
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteFolder',
  good: async () => ({ ...ids, path: await folder() }),
  refused: async () => [
    { title: 'unknown', body: { ...ids, path: 'Weg' }, code: 'not_found' },
    { title: 'of another website', body: { ...ids, path: 'Hunne' }, code: 'not_found' },
  ],
  twice: (first, second) => expect([first.status, second.status]).toEqual([200, 404]),
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
});
ownerContractCases({ ...shared, endpoint: 'getStorage', good: async () => ids });
