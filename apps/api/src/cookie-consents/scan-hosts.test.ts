import type { PageDocument } from '@etalage/site-model';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentFixture, documentOf } from '../testing/document-fixture.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { cookieConsentsHandlers } from './handlers.ts';
import type { Finding } from './site-loads.ts';

const { database, api, ids, websiteId, otherWebsite, page } = await documentFixture(cookieConsentsHandlers);
const { pool } = database.admin;
const frame = (host: string) => `<p><iframe src="https://${host}/x"></iframe></p>`;
const scan = async (after = '') =>
  (await api.call('scanHosts', { ...ids, after })).body as unknown as {
    findings: Finding[];
    scanned: number;
    total: number;
    skipped: number;
    next: string;
  };
const entry = {
  id: 'film',
  purpose: 'media',
  name: 'Video’s',
  description: '',
  initialState: false,
  cookies: [] as string[],
  scripts: [] as string[],
  code: '',
  hosts: [] as string[],
};
const setSettings = (settings: object) =>
  pool.query('update websites set settings = settings || $2 where id = $1', [
    websiteId,
    JSON.stringify(settings),
  ]);
const setDocument = (kind: string, document: PageDocument) =>
  pool.query(
    `insert into site_documents (website_id, kind, revision, document, published) values ($1, $2, 900, $3, true)`,
    [websiteId, kind, JSON.stringify(document)],
  );

ownerContractCases({
  database,
  api,
  endpoint: 'scanHosts',
  good: async () => ({ ...ids, after: '' }),
  otherWebsite,
  notFor: ['editor', 'shop'],
});

describe('scanHosts', () => {
  beforeAll(async () => {
    await pool.query('delete from pages where website_id = $1', [websiteId]);
    await pool.query(`update site_documents set published = false where website_id = $1`, [websiteId]);
  });

  it('names the hosts of what visitors see, with the place, the block and what they wait for', async () => {
    await setSettings({ cookies: { list: [{ ...entry, hosts: ['www.film.example'] }] } });
    const shown = await page(`${frame('www.film.example')}<p><a href="https://link.example">x</a></p>`);
    await page(frame('concept.example'), { published: false });
    await page(frame('elders.example'), { website: otherWebsite });
    const { findings, ...rest } = await scan();
    const place = { kind: 'page', id: shown.id, title: 'Pagina' };
    expect(findings).toEqual([
      {
        host: 'film.example',
        use: 'frame',
        loads: 'after_consent',
        asks: 'Video’s',
        service: 'Video’s',
        place,
        block: 'p',
      },
      {
        host: 'link.example',
        use: 'link',
        loads: 'on_click',
        asks: '',
        service: '',
        place,
        block: 'p',
      },
    ]);
    expect(rest).toEqual({ scanned: 1, total: 1, skipped: 0, next: '' });
  });

  it('names the hosts of the fixed parts, the look and the scripts of cookies, and none of the website itself', async () => {
    const list = [
      { ...entry, id: 't', purpose: 'statistics', name: 'Tellen', scripts: ['https://tel.example/t.js'] },
      { ...entry, id: 'n', purpose: 'necessary', name: 'Chat', code: 'x()', hosts: ['chat.example'] },
    ];
    await setSettings({
      live_domain: 'www.eigen.example',
      theme: { logo: 'https://eigen.example/logo.png', icon: 'https://beeld.example/icoon.png' },
      cookies: { list },
    });
    await setDocument('footer', documentOf(frame('kaart.example')));
    const { findings } = await scan();
    const short = findings.map(({ host, use, loads, asks, service, place }) =>
      [host, use, loads, asks, service, place.kind, place.title].join(' | '),
    );
    expect(short).toEqual([
      'tel.example | script | after_consent | Tellen | Tellen | cookies | Tellen',
      'chat.example | script | at_once |  | Chat | cookies | Chat',
      'beeld.example | picture | at_once |  |  | look | ',
      'film.example | frame | after_consent |  |  | page | Pagina',
      'link.example | link | on_click |  |  | page | Pagina',
      'kaart.example | frame | after_consent |  |  | template | Footer',
    ]);
  });

  it(
    'answers in parts that together have every page once, of at most 2,000 pages',
    { timeout: 60_000 },
    async () => {
      await pool.query('delete from pages where website_id = $1', [websiteId]);
      await pool.query(
        `insert into pages (website_id, id, path, title)
       select $1, 'n' || i, '/n' || i, 'N' || i from generate_series(1, 2003) i`,
        [websiteId],
      );
      await pool.query(
        `insert into page_revisions (website_id, page_id, revision, document, published)
       select $1, 'n' || i, 1, replace($2, 'HOST', 'h' || i || '.example')::jsonb, true
       from generate_series(1, 2003) i`,
        [websiteId, JSON.stringify(documentOf(frame('HOST')))],
      );
      const hosts: string[] = [];
      let calls = 0;
      for (let after = '', isLast = false; !isLast;) {
        const { findings, scanned, total, skipped, next } = await scan(after);
        expect(scanned).toBeLessThanOrEqual(50);
        expect([total, skipped]).toEqual([2001, 3]);
        hosts.push(...findings.filter(({ place }) => place.kind === 'page').map(({ host }) => host));
        calls += 1;
        after = next;
        isLast = next === '';
      }
      expect(calls).toBe(41);
      expect(hosts).toHaveLength(2000);
      expect(new Set(hosts).size).toBe(2000);
    },
  );
});
