import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newFileKey } from '../files/file-key.ts';
import { publicAddress } from '../files/picture.repository.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { eraseFilesHandler } from '../library/erase-files.handler.ts';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import { smtpSender } from '../ports/mail/smtp-sender.ts';
import { diskFolders, diskStorage } from '../ports/storage/disk-storage.ts';
import { quoteFixture } from '../quotes/testing/quote-fixture.ts';
import { MAX_TERMS_BYTES } from '../terms/keepable-terms.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { getOrderTermsHandler } from './terms-file.handlers.ts';
import { withTerms } from './with-terms.ts';

const dataDir = makeDataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await createTestDatabase();
const shop = await quoteFixture(database);
const { a, b } = shop;
const { pool } = database.admin;
const table = await a.product({ title: 'Tafel' });
const files = { storage: diskStorage(dataDir), incomingFolder: dataDir, convertHeic: undefined as never };
const owners = await startOwnerApi(
  database,
  { getOrderTerms: getOrderTermsHandler, eraseFiles: eraseFilesHandler },
  a.websiteId,
  b.websiteId,
  { files },
);
const smtp = await startMailServer();

/** A file of the library with these bytes; returns its key. */
async function file(bytes: string, more: { type?: string; isPrivate?: boolean; size?: number } = {}) {
  const { type = 'application/pdf', isPrivate = false, size = bytes.length } = more;
  const key = newFileKey('assets/voorwaarden.pdf', 'pdf', Date.now());
  await pool.query(
    `insert into files (website_id, key, state, name, content_type, is_private, most, size, member_id)
     values ($1, $2, 'stored', 'voorwaarden.pdf', $3, $4, 20000000, $5, 'lid')`,
    [a.websiteId, key, type, isPrivate, size],
  );
  const path = join(dataDir, isPrivate ? diskFolders.private : diskFolders.public, a.websiteId, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return key;
}
const agreeTo = (key: string) =>
  pool.query(`update websites set settings = settings || $2 where id = $1`, [
    a.websiteId,
    { modules: { webshop: { agreement_url: publicAddress(a.websiteId, key) } } },
  ]);
async function ordered() {
  const session = await shop.cart([{ product_id: table }]);
  await shop.method(session, 'pay_on_pickup');
  const { body } = await shop.order(session);
  return body.order as { session: string; number: string };
}
async function seen(number: string) {
  const { status, body } = await owners.call('getOrderTerms', { ...a.ids, number });
  return status === 200 ? Buffer.from(body.file as string, 'base64').toString() : status;
}

it('keeps a PDF of the library with the order as it was, and sends it with the confirmation', async () => {
  await agreeTo(await file('%PDF-1.7 eerste'));
  const first = await ordered();
  await agreeTo(await file('%PDF-1.7 tweede'));
  const second = await ordered();
  expect(await seen(first.number)).toBe('%PDF-1.7 eerste');
  expect(await seen(second.number)).toBe('%PDF-1.7 tweede');
  expect((await shop.get(first.session)).body.agreed_terms).toBe(true);
  const sender = smtpSender({ url: smtp.url, from: 'etalage@host.test' });
  const deps = { db: database.app, files, now: () => new Date() };
  while (await sendFromOutbox(database.app, withTerms(deps, sender, a.websiteId), a.websiteId));
  const sent = smtp.received
    .map(({ source }) => source)
    .filter((source) => source.includes('voorwaarden.pdf'));
  const bodies = ['eerste', 'tweede'].map((word) => Buffer.from(`%PDF-1.7 ${word}`).toString('base64'));
  expect(sent.map((source) => bodies.filter((body) => source.includes(body)))).toEqual(
    bodies.map((body) => [body]),
  );
});

it('keeps no other kind of file, no private one and none of more than 5 MB', async () => {
  for (const more of [{ type: 'text/html' }, { isPrivate: true }, { size: MAX_TERMS_BYTES + 1 }]) {
    await agreeTo(await file('%PDF-1.7 niet', more));
    const { number } = await ordered();
    expect([more, await seen(number)]).toEqual([more, 404]);
  }
  await agreeTo(await file('%PDF-1.7 net', { size: MAX_TERMS_BYTES }));
  expect(await seen((await ordered()).number)).toBe('%PDF-1.7 net');
});

it('a file that somebody agreed with is neither swept nor erased from the bin', async () => {
  const agreed = await file('%PDF-1.7 blijft');
  const free = await file('%PDF-1.7 mag weg');
  const erasable = await file('%PDF-1.7 ook weg');
  await agreeTo(agreed);
  const { number } = await ordered();
  await agreeTo('assets/elders.pdf');
  await pool.query(`update files set removed_at = now() - interval '1 year' where key = any($1)`, [
    [agreed, free, erasable],
  ]);
  const erased = await owners.call('eraseFiles', { ...a.ids, keys: [agreed, erasable] });
  expect(erased.body).toEqual({ erased: 1 });
  await sweepFiles({ db: database.app, files }, a.websiteId, new Date());
  const { rows } = await pool.query('select key from files where key = any($1)', [[agreed, free, erasable]]);
  expect(rows).toEqual([{ key: agreed }]);
  expect(await seen(number)).toBe('%PDF-1.7 blijft');
});
