import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { holdWebsite, isHeld } from '../db/hold-website.ts';
import { withWebsite } from '../db/with-website.ts';
import { failedPictures } from '../picture-imports/import-pictures.repository.ts';
import { queuePictures } from '../picture-imports/queue-pictures.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import type { ProgramContext } from '../program-context.ts';
import { openJobQueue } from './open-job-queue.ts';
import { startWorker } from './start-worker.ts';
import { sweepWebsite } from './sweep-website.ts';
import { noJobQueue } from '../ports/job-queue.ts';
import { outboxOnly } from '../ports/mail/mail-sender.ts';
import { smtpSender } from '../ports/mail/smtp-sender.ts';
import { diskFolders, diskStorage } from '../ports/storage/disk-storage.ts';
import type { Files } from '../ports/storage/file-storage.ts';
import { createHeicConverter } from '../ports/heic/convert-heic.ts';
import { originalPlace } from '../files/original-place.ts';
import { heicLooks, heicPhotos, looksOf } from '../files/testing/heic-photos.ts';
import { PaymentProviderError } from '../ports/payment/payment-provider.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const mails = await startMailServer();
const { a, cart, method, order } = shop;
const errors: unknown[] = [];
const log = { warn: () => {}, info: () => {}, error: (fields: unknown) => void errors.push(fields) };
const onError = (error: unknown) => void errors.push(error);
const from = 'winkel@etalage.test';
const dataDir = mkdtempSync(join(tmpdir(), 'etalage-worker-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const red = sharp({ create: { width: 600, height: 300, channels: 3, background: '#a04020' } }).jpeg();
const disk: Files = {
  storage: diskStorage(dataDir),
  incomingFolder: join(dataDir, diskFolders.incoming),
  convertHeic: createHeicConverter(),
};
const context = {
  settings: { smtpUrl: mails.url, mailFrom: from, dataDir },
  db: database.app,
  ownerAddress: database.addresses.owner,
  log,
  endpoints: { ...shop.api.server, ports: { ...shop.api.server.ports, files: disk } },
} as unknown as ProgramContext;
const queue = openJobQueue({ address: database.addresses.owner, onError });
const [worker] = await Promise.all([
  startWorker(context),
  startWorker(context).then((other) => other.stop()),
]);
afterAll(async () => {
  await queue.stop();
  await worker.stop();
});
const product = await a.product({ title: 'Tafel & <stoel>' });
const outbox = () =>
  database.admin.global.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();

/** The states of the jobs of a queue, each followed by the number of jobs in it. */
async function jobStates(name: string): Promise<unknown[]> {
  const { rows } = await database.admin.pool.query(
    `select state::text, count(*)::int from pgboss.job where name = $1 group by state`,
    [name],
  );
  return rows.flatMap(({ state, count }) => [state, count]);
}

async function placeOrder(): Promise<void> {
  const session = await cart([{ product_id: product }]);
  await method(session, 'pay_on_pickup');
  await order(session);
}

describe('startWorker', () => {
  it(
    'sends the confirmation of an order once, also when its job is added several times',
    { timeout: 60_000 },
    async () => {
      await placeOrder();
      const job = shop.jobs.find(({ name }) => name === 'send-mail');
      if (!job) throw new Error('the order left no job');
      for (let i = 0; i < 5; i++) await queue.enqueue(job);
      await vi.waitFor(async () => expect(await jobStates('send-mail')).toEqual(['completed', 5]), {
        timeout: 20_000,
      });
      expect(mails.received).toHaveLength(1);
      const [mail] = mails.received;
      expect(mail).toMatchObject({ from, to: ['Jan@voorbeeld.nl'] });
      expect(mail?.source).toMatch(/^Subject: Bevestiging van je bestelling 1001/m);
      expect(mail?.source).toMatch(/multipart\/alternative/);
      expect(await outbox()).toMatchObject([{ status: 'sent', tries: 1 }]);
      expect(errors).toEqual([]);
    },
  );

  it('stores website ids and row ids in its jobs, and nothing else', async () => {
    // The queue itself makes a job of its own for each schedule, at the start of a minute.
    const { rows } = await database.admin.pool.query(
      `select distinct jsonb_object_keys(data) as key from pgboss.job
       where data is not null and name not like '\\_\\_pgboss\\_\\_%'`,
    );
    expect(rows.map(({ key }) => key).sort()).toEqual(['mail_id', 'website_id']);
  });
});

describe('pictures of the worker', () => {
  const picture = 'assets/1700000000000-abcdefghi1-stoel.jpeg';

  it('converts a picture to AVIF, and skips one that was deleted', { timeout: 60_000 }, async () => {
    const stoel = join(dataDir, diskFolders.public, a.websiteId, 'demo/stoel.jpg');
    mkdirSync(dirname(stoel), { recursive: true });
    await red.clone().toFile(stoel);
    const job = (path: string) =>
      ({ name: 'draw-avif', path: `${a.websiteId}/${path}`, width: 320 }) as const;
    await queue.enqueue(job('demo/weg.jpg'));
    await queue.enqueue(job('demo/stoel.jpg'));
    const variant = join(dataDir, diskFolders.variants, a.websiteId, 'demo/stoel.jpg/320.avif');
    await vi.waitFor(() => expect(existsSync(variant)).toBe(true), { timeout: 40_000 });
    expect(await sharp(variant).metadata()).toMatchObject({ format: 'heif', width: 320, height: 160 });
    expect(existsSync(join(dirname(dirname(variant)), 'weg.jpg'))).toBe(false);
    expect(errors).toEqual([]);
  });

  it('converts a waiting photo to JPEG', { timeout: 60_000 }, async () => {
    const place = { websiteId: a.websiteId, key: picture };
    const sent = join(dataDir, 'foto.heic');
    const photo = heicPhotos.turned;
    writeFileSync(sent, photo);
    await disk.storage.put(originalPlace(place), {
      path: sent,
      size: photo.length,
      contentType: 'image/heic',
    });
    await database.admin.global
      .insertInto('files')
      .values({
        website_id: a.websiteId,
        key: picture,
        state: 'converting',
        name: 'foto.jpeg',
        most: 10,
        content_type: 'image/heic',
        is_private: false,
        member_id: 'm',
      })
      .execute();
    await queue.enqueue({ name: 'convert-heic', website_id: a.websiteId, key: picture });
    const state = async () =>
      database.admin.global.selectFrom('files').select(['state', 'content_type']).executeTakeFirst();
    await vi.waitFor(
      async () => expect(await state()).toEqual({ state: 'stored', content_type: 'image/jpeg' }),
      { timeout: 40_000 },
    );
    const stored = join(dataDir, diskFolders.public, a.websiteId, picture);
    expect(await looksOf(readFileSync(stored))).toEqual(heicLooks.turned);
    expect(errors).toEqual([]);
  });
});

describe('pictures of imports', () => {
  const named = (importId: string, places: number) =>
    withWebsite(database.app, a.websiteId, (tx) => {
      const by = { importId, member: { id: 'm', name: 'Jan' }, now: new Date() };
      const pictures = Array.from({ length: places }, (_, place) => {
        return {
          product_id: product,
          variant_id: '',
          place,
          source: `http://127.0.0.1/${importId}-${place}.png`,
        };
      });
      return queuePictures(tx, a.websiteId, by, pictures);
    });
  const refused = async (importId: string) => {
    const failed = await withWebsite(database.app, a.websiteId, (tx) =>
      failedPictures(tx, a.websiteId, importId, 100),
    );
    return failed.filter(({ message_key: key }) => key === 'picture_import_private').length;
  };

  it(
    'are fetched by a job until none is left, and never from this machine',
    { timeout: 60_000 },
    async () => {
      await named('one', 40);
      await queue.enqueue({ name: 'fetch-pictures', website_id: a.websiteId });
      await vi.waitFor(async () => expect(await refused('one')).toBe(40), { timeout: 40_000 });
      expect(errors).toEqual([]);
    },
  );

  it('are fetched by the sweep when their job is lost', async () => {
    await named('two', 3);
    const { vies, peppol, secrets } = context.endpoints.ports;
    const asked = { vies, peppol, secrets };
    const own = { db: database.app, log, payments: shop.payments, files: disk, jobs: noJobQueue, ...asked };
    const deps = { ...context.endpoints, ...own };
    const addresses = {
      dashboardUrl: () => 'http://beheer.test',
      siteUrl: (host: string) => `http://${host}`,
    };
    await sweepWebsite({ ...deps, ...addresses, now: () => new Date(), mailSender: outboxOnly }, a.websiteId);
    expect(await refused('two')).toBe(3);
  });
});

describe('sweepWebsite', () => {
  const files = {
    storage: diskStorage('/nergens'),
    incomingFolder: '/nergens/in',
    convertHeic: async () => {},
  };
  const addresses = { dashboardUrl: () => 'http://beheer.test', siteUrl: (host: string) => `http://${host}` };
  const { vies, peppol, secrets } = context.endpoints.ports;
  const asked = { vies, peppol, secrets };
  const own = { db: database.app, log, payments: shop.payments, jobs: noJobQueue, ...asked };
  const deps = { ...own, now: () => new Date(), files, ...addresses };

  it('retries a mail later that the server refused', async () => {
    await placeOrder();
    const mailSender = smtpSender({ url: mails.url, from });
    mails.state.isRefusing = true;
    await sweepWebsite({ ...deps, mailSender }, a.websiteId);
    mails.state.isRefusing = false;
    expect((await outbox()).at(-1)).toMatchObject({
      status: 'waiting',
      tries: 1,
      last_error: expect.stringContaining('try later'),
    });
    const before = mails.received.length;
    await sweepWebsite({ ...deps, mailSender }, a.websiteId);
    expect(mails.received).toHaveLength(before);
    await database.admin.pool.query(`update mail_outbox set due_at = now()`);
    await sweepWebsite({ ...deps, mailSender }, a.websiteId);
    expect(mails.received).toHaveLength(before + 1);
    mailSender.close();
  });

  it('leaves a website alone that is held, by one at a time', async () => {
    await placeOrder();
    const release = await holdWebsite(database.app, a.websiteId);
    expect(await holdWebsite(database.app, a.websiteId)).toBeUndefined();
    await sweepWebsite({ ...deps, mailSender: outboxOnly }, a.websiteId);
    expect((await outbox()).at(-1)).toMatchObject({ status: 'waiting' });
    release?.();
    await vi.waitFor(async () => expect(await isHeld(database.app, a.websiteId)).toBe(false));
  });

  it('keeps mails in the outbox when there is no mail server', async () => {
    await placeOrder();
    await sweepWebsite({ ...deps, mailSender: outboxOnly }, a.websiteId);
    const kept = (await outbox()).at(-1);
    expect(kept).toMatchObject({ status: 'kept', sender_name: 'Houtwerk' });
    expect(kept?.html).toContain('Tafel &amp; &lt;stoel&gt;');
    expect(kept?.html).not.toContain('<stoel>');
    for (const part of [
      'KvK 12345678',
      'Btw-id NL004495445B01',
      '€\u00a0121,00',
      '€\u00a021,00',
      '/bestelling?order=',
    ]) {
      expect(kept?.html).toContain(part);
      expect(kept?.text).toContain(part);
    }
  });

  it('requests the state of payments without a report before it releases stock', async () => {
    const table = await a.product({ stock: 5 });
    const paid = await shop.placed([{ product_id: table }]);
    const open = await shop.placed([{ product_id: table }]);
    const gone = await shop.placed([{ product_id: table }]);
    await shop.script(paid.url, ['paid']);
    await shop.script(gone.url, ['expired']);
    await database.admin.pool.query(`update stock_reservations set expires_at = now() - interval '1 minute'`);
    await sweepWebsite({ ...deps, mailSender: outboxOnly }, a.websiteId);
    expect(await shop.stockOf(table)).toEqual({ on_hand: 4, reserved: 1 });
    expect((await shop.get(paid.token)).body.payment.payment_status).toBe('paid');
    expect((await shop.get(open.token)).body.payment.payment_status).toBe('open');
  });

  it('keeps stock reserved while the provider cannot be reached', async () => {
    const table = await a.product({ stock: 5 });
    const { url } = await shop.placed([{ product_id: table }]);
    await shop.script(url, ['expired']);
    await database.admin.pool.query(`update stock_reservations set expires_at = now() - interval '1 minute'`);
    const away = async () => {
      throw new PaymentProviderError('away', true);
    };
    const payments = { ...shop.payments, provider: { ...shop.payments.provider, get: away } };
    await sweepWebsite({ ...deps, payments, mailSender: outboxOnly }, a.websiteId);
    expect(await shop.stockOf(table)).toEqual({ on_hand: 5, reserved: 1 });
    await sweepWebsite({ ...deps, mailSender: outboxOnly }, a.websiteId);
    expect(await shop.stockOf(table)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('deletes expired carts', async () => {
    const session = await cart([]);
    await database.admin.pool.query(
      `update carts set expires_at = now() - interval '1 minute' where id = $1`,
      [session],
    );
    await sweepWebsite({ ...deps, mailSender: outboxOnly }, a.websiteId);
    expect(
      await database.admin.global.selectFrom('carts').select('id').where('id', '=', session).execute(),
    ).toEqual([]);
  });

  it('deletes mails after 90 days, and never one that is still to be sent', async () => {
    await placeOrder();
    const keep = (await outbox()).filter(({ status }) => status === 'waiting').length;
    expect(keep).toBeGreaterThan(0);
    await database.admin.pool.query(
      `update mail_outbox set created_at = now() - interval '91 days', due_at = now() + interval '1 day'`,
    );
    // What is too old was looked for today already.
    await database.admin.pool.query('delete from retention_runs');
    await sweepWebsite({ ...deps, mailSender: outboxOnly }, a.websiteId);
    const left = await outbox();
    expect(left).toHaveLength(keep);
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['waiting']));
  });
});
