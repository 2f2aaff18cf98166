import { describe, expect, it } from 'vitest';
import { filesFixture, keyOf } from '../files/testing/files-fixture.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { getFileHandler } from '../files/get-file.handler.ts';
import { deleteFileHandler } from '../files/delete-file.handler.ts';
import { listFilesHandler } from '../library/list-files.handler.ts';
import { getOfferFileHandler } from './buyer/get-offer-file.handler.ts';
import { offerWith, quoteFixture, customer } from './testing/quote-fixture.ts';

const everything = {
  query: '',
  after: '',
  limit: 50,
  folder: null,
  kind: 'all',
  is_removed: false,
  only_missing_alt: false,
  only_copies: false,
};
const DAY = 24 * 3600_000;
const { database, web, files, stored } = await filesFixture({ hosts: ['c.test', 'd.test'] });
const shop = await quoteFixture(database, {
  buyer: { getOfferFile: getOfferFileHandler },
  owner: { getFile: getFileHandler, deleteFile: deleteFileHandler, listFiles: listFilesHandler },
});
const { a, b, api, owner, made, read, rowOf } = shop;

const ask = (number: string, name = 'assets/offertes/Tekening.pdf', contentType = 'application/pdf') =>
  owner.call('quoteFileUrl', { ...a.ids, number, filePath: name, contentType });
/** Uploads a file for a quote; returns its key. */
const upload = async (number: string, text = '%PDF-1.4 een', name?: string): Promise<string> => {
  const { body } = await ask(number, name);
  const url = body['url'] as string;
  const headers = { 'content-type': 'application/pdf' };
  const sentTo = await web.inject({ method: 'PUT', url, payload: text, headers });
  expect(sentTo.statusCode, sentTo.body).toBe(204);
  return keyOf(url);
};
type Seen = Awaited<ReturnType<typeof made>>;
const save = (seen: Seen, keys: readonly string[]) =>
  owner.call('saveOffer', { ...seen, customer, offer: offerWith({ files: keys }) });
/** A quote whose first version was sent with a file. */
const sentWith = async () => {
  const seen = await made();
  const key = await upload(seen.number);
  await save(seen, [key]);
  await owner.call('sendOffer', { ...seen, version: 2 });
  return { seen: { ...seen, version: 3 }, key };
};
const download = async (number: string, asked: object = {}) => {
  const { token } = await rowOf(number);
  const opened = { ...a.ids, quote_session: token, email: 'jan@voorbeeld.nl' };
  return api.call('getOfferFile', { ...opened, offer: 1, file: 1, ...asked });
};
const sweep = (days: number) =>
  sweepFiles({ db: database.app, files }, a.websiteId, new Date(Date.now() + days * DAY));
const stateOf = async (key: string) => {
  const rows = database.admin.global.selectFrom('files').select('state').where('key', '=', key);
  return (await rows.executeTakeFirst())?.state;
};

describe('a file that goes with an offer', () => {
  it('is shown to its buyer once it is sent, is named in the mail, and is downloaded as an attachment', async () => {
    const seen = await made();
    const key = await upload(seen.number, undefined, 'assets/offertes/Tekening keuken (eik).pdf');
    expect((await save(seen, [key])).status).toBe(200);
    const opened = await owner.call('getOwnedQuote', { ...a.ids, number: seen.number });
    expect(opened.body).toMatchObject({
      files: [{ key, name: 'Tekening keuken (eik).pdf', size: 12, kind: 'PDF' }],
      start: { files: [key] },
    });
    expect((await download(seen.number)).status).toBe(404);
    await owner.call('sendOffer', { ...seen, version: 2 });
    expect((await read(seen.number)).body).toMatchObject({
      offer: { files: [{ place: 1, name: 'Tekening keuken (eik).pdf', size: 12, kind: 'PDF' }] },
    });
    const mail = await database.admin.global
      .selectFrom('mail_outbox')
      .select(['text', 'html'])
      .where('text', 'like', '%Tekening keuken (eik).pdf (PDF, 12 B)%')
      .executeTakeFirstOrThrow();
    const { token } = await rowOf(seen.number);
    expect(mail.text).toMatch(new RegExp(`${token}&versie=1#bijlagen`));
    expect(mail.html).toContain('versie=1#bijlagen"');
    const { body } = await download(seen.number);
    const file = await web.inject({ url: body['url'] as string });
    expect(file).toMatchObject({ statusCode: 200, body: '%PDF-1.4 een' });
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Tekening%20keuken%20%28eik%29.pdf",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is given for the version that the page shows, and not to who does not know the address', async () => {
    const { seen, key } = await sentWith();
    const { number } = seen;
    expect((await download(number, { offer: 2 })).status).toBe(404);
    expect((await download(number, { file: 2 })).status).toBe(404);
    expect((await download(number, { email: 'piet@voorbeeld.nl' })).body).toMatchObject({
      code: 'order_not_found',
    });
    expect((await download(number, { quote_session: 'x' })).body).toMatchObject({ code: 'order_not_found' });
    expect((await download(number, b.ids)).status).toBe(404);
    // A draft that leaves it out changes nothing for the buyer; once it is sent the file of the version before is gone.
    await save(seen, []);
    expect((await download(number)).status).toBe(200);
    await owner.call('sendOffer', { ...seen, version: 4 });
    expect((await read(number)).body).toMatchObject({ offer: { number: 2, files: [] } });
    expect((await download(number)).status).toBe(404);
    expect((await download(number, { offer: 2 })).status).toBe(404);
    // What was sent keeps it.
    await sweep(40);
    expect(await stateOf(key)).toBe('stored');
  });

  it('of a version that was withdrawn is there as long as the page shows that version', async () => {
    const { seen } = await sentWith();
    await owner.call('withdrawOffer', seen);
    expect((await read(seen.number)).body).toMatchObject({ offer: { state: 'withdrawn', files: [{}] } });
    expect((await download(seen.number)).status).toBe(200);
  });

  it('is of one quote only, and cannot be named by another quote or website', async () => {
    const { seen, key } = await sentWith();
    const other = await made();
    const refused = {
      status: 422,
      body: { errors: { 'offer.files': [expect.stringContaining('bijlagen')] } },
    };
    expect(await save(other, [key])).toMatchObject(refused);
    expect(await save(other, [key.replace('tekening', 'weg')])).toMatchObject(refused);
    const twice = await upload(other.number);
    expect(await save(other, [twice, twice])).toMatchObject(refused);
    expect(await owner.call('getQuoteFile', { ...a.ids, number: other.number, key })).toMatchObject({
      status: 404,
    });
    const own = await owner.call('getQuoteFile', { ...a.ids, number: seen.number, key });
    expect((await web.inject({ url: own.body['url'] as string })).statusCode).toBe(200);
    expect((await ask('O0')).status).toBe(404);
  });

  it('is of the kinds of visitors, at most five, and none is added to what is accepted or declined', async () => {
    const { number, ...seen } = await made();
    expect((await ask(number, 'assets/offertes/a.svg', 'image/svg+xml')).body).toMatchObject({
      code: 'upload_refused',
    });
    expect((await ask(number, 'assets/offertes/a.exe', 'application/x-msdownload')).status).toBe(422);
    const { body } = await ask(number);
    const row = database.admin.global.selectFrom('files').select('most');
    const { most } = await row.where('key', '=', keyOf(body['url'] as string)).executeTakeFirstOrThrow();
    expect(most).toBe(20 * 1024 ** 2);
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(await save({ number, ...seen }, six)).toMatchObject({
      status: 422,
      body: { errors: { 'offer.files': ['Je kunt hooguit 5 bestanden meesturen. Haal er eerst een weg.'] } },
    });
    await owner.call('declineQuote', { ...seen, number, declined: true });
    expect((await ask(number)).status).toBe(422);
  });

  it('is no file of the library, which editors have, and nobody deletes it there', async () => {
    const { key } = await sentWith();
    expect(await owner.call('getFile', { ...a.ids, filePath: key, isPrivate: true })).toMatchObject({
      status: 404,
    });
    const gone = { ...a.ids, filePath: key, isPrivate: true, is_confirmed: true };
    expect((await owner.call('deleteFile', gone)).status).toBe(404);
    const listed = await owner.call('listFiles', { ...a.ids, ...everything });
    expect(JSON.stringify(listed.body)).not.toContain(key);
    expect(listed.status).toBe(200);
  });
});

describe('a file that no version names', () => {
  it('leaves after a day, also its bytes; one that was taken off a draft a day after that', async () => {
    const seen = await made();
    const kept = await upload(seen.number);
    const never = await upload(seen.number, '%PDF-1.4 twee');
    await save(seen, [kept]);
    await sweep(0.9);
    expect(await stateOf(never)).toBe('stored');
    await sweep(2);
    expect([await stateOf(kept), await stateOf(never)]).toEqual(['stored', undefined]);
    await database.admin.pool.query(
      `update files set changed_at = now() - interval '3 days' where key = $1`,
      [kept],
    );
    await save({ ...seen, version: 2 }, []);
    await sweep(0);
    expect(await stateOf(kept)).toBe('stored');
    // Undone: the same draft names it again.
    expect((await save({ ...seen, version: 3 }, [kept])).status).toBe(200);
    await save({ ...seen, version: 4 }, []);
    await sweep(2);
    expect(await stateOf(kept)).toBeUndefined();
    expect(stored(kept, 'private-files')).toBeUndefined();
    expect((await save({ ...seen, version: 5 }, [kept])).status).toBe(422);
  });
});
