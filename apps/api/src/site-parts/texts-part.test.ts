import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { sitePartsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const ids = { website_id: a, project_id: a };
const api = await startOwnerApi(database, sitePartsHandlers, a, b);
const { pool } = database.admin;
const HITS = 'website_search_hits';
const EMPTY = 'webshop_cart_empty_global_text';

interface Opened {
  value: object;
  published: object;
  revision: number;
  published_revision: number | null;
  member: string;
}
const opened = async () => (await api.call('openTexts', ids)).body as Opened;
const save = (base_revision: number, value: object, member = 'owner') =>
  api.call('saveTexts', { ...ids, base_revision, value }, as(member));
const publish = (revision: number) => api.call('publishTexts', { ...ids, revision });
const versions = async () =>
  (
    (await api.call('listTextsVersions', ids)).body as {
      versions: { revision: number; is_published: boolean; member: string }[];
    }
  ).versions.map(({ revision, is_published, member }) => [revision, is_published, member]);
const published = async (website = a) =>
  (await pool.query('select settings, publish_number from websites where id = $1', [website])).rows[0] as {
    settings: { texts?: object; company?: object };
    publish_number: number;
  };
async function startOver(texts: object = {}): Promise<void> {
  await pool.query('delete from site_part_drafts');
  await pool.query('update websites set settings = $1', [
    JSON.stringify({ texts, company: { name: 'Noord' } }),
  ]);
}

const cases = { database, api, otherWebsite: b };
ownerContractCases({ ...cases, endpoint: 'openTexts', good: async () => ids });
ownerContractCases({ ...cases, endpoint: 'listTextsVersions', good: async () => ids });
ownerContractCases({
  ...cases,
  endpoint: 'saveTexts',
  good: async () => {
    await startOver();
    return { ...ids, base_revision: 0, value: { [EMPTY]: 'Nog niets.' } };
  },
  refused: async () => [
    {
      title: 'an old revision',
      body: { ...ids, base_revision: 7, value: { [EMPTY]: 'x' } },
      code: 'conflict',
    },
    {
      title: 'a text that is not there',
      body: { ...ids, base_revision: 1, value: { constructor: 'x' } },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...cases,
  endpoint: 'publishTexts',
  good: async () => {
    await startOver();
    await save(0, { [EMPTY]: 'Nog niets.' });
    return { ...ids, revision: 1 };
  },
  refused: async () => [{ title: 'an old revision', body: { ...ids, revision: 7 }, code: 'conflict' }],
});
ownerContractCases({
  ...cases,
  endpoint: 'restoreTexts',
  good: async () => {
    await startOver();
    await save(0, { [EMPTY]: 'Een' });
    return { ...ids, base_revision: 1, version: 0 };
  },
  refused: async () => [
    {
      title: 'a version that is not there',
      body: { ...ids, base_revision: 1, version: 99 },
      code: 'not_found',
    },
    {
      title: 'an old revision',
      body: { ...ids, base_revision: 7, version: 0 },
      code: 'conflict',
    },
  ],
});

describe('a part of a website', () => {
  it('starts as what visitors see; a save changes the draft only, publishing what visitors see', async () => {
    await startOver({ [EMPTY]: 'Leeg' });
    expect(await opened()).toMatchObject({
      value: { [EMPTY]: 'Leeg' },
      published: { [EMPTY]: 'Leeg' },
      revision: 0,
      published_revision: null,
      member: '',
    });
    const before = await published();
    expect((await save(0, { [EMPTY]: 'Nog niets.' }, 'editor')).body).toEqual({ revision: 1 });
    expect(await published()).toEqual(before);
    expect(await opened()).toMatchObject({
      value: { [EMPTY]: 'Nog niets.' },
      published: { [EMPTY]: 'Leeg' },
      revision: 1,
      published_revision: null,
      member: 'Naam van editor',
    });
    expect((await publish(1)).body).toMatchObject({ published_revision: 1 });
    expect(await published()).toEqual({
      settings: { texts: { [EMPTY]: 'Nog niets.' }, company: { name: 'Noord' } },
      publish_number: before.publish_number + 1,
    });
    expect((await published(b)).settings.texts).toEqual({ [EMPTY]: 'Leeg' });
  });

  it('is published once, however often it is asked', async () => {
    await startOver();
    await save(0, { [EMPTY]: 'Een' });
    const first = await publish(1);
    const second = await publish(1);
    expect(second.body).toEqual(first.body);
    const { publish_number } = await published();
    await publish(1);
    expect((await published()).publish_number).toBe(publish_number);
  });

  it('accepts a save again whose reply was lost, and refuses one on an older revision', async () => {
    await startOver();
    expect((await save(0, { [EMPTY]: 'Een' })).body).toEqual({ revision: 1 });
    expect((await save(0, { [EMPTY]: 'Een' })).body).toEqual({ revision: 1 });
    const other = await save(0, { [EMPTY]: 'Twee' }, 'editor');
    expect([other.status, (other.body as { code: string }).code]).toEqual([409, 'conflict']);
    expect(await opened()).toMatchObject({ value: { [EMPTY]: 'Een' }, revision: 1 });
  });

  it('stores one of two saves at once', async () => {
    await startOver();
    const replies = await Promise.all(
      ['Een', 'Twee', 'Drie', 'Vier'].map((text) => save(0, { [EMPTY]: text })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await opened()).revision).toBe(1);
  });

  it('keeps what was published, and what another member replaced; each can be restored', async () => {
    await startOver({ [EMPTY]: 'Van vroeger' });
    await save(0, { [EMPTY]: 'Een' }, 'owner');
    await save(1, { [EMPTY]: 'Twee' }, 'owner');
    await save(2, { [EMPTY]: 'Drie' }, 'editor');
    await publish(3);
    await save(3, { [EMPTY]: 'Vier' }, 'editor');
    expect(await versions()).toEqual([
      [3, true, 'Naam van editor'],
      [2, false, 'Naam van owner'],
      [0, true, ''],
    ]);
    const restored = await api.call('restoreTexts', { ...ids, base_revision: 4, version: 0 });
    expect(restored.body).toEqual({ revision: 5, value: { [EMPTY]: 'Van vroeger' } });
    expect((await published()).settings.texts).toEqual({ [EMPTY]: 'Drie' });
    await publish(5);
    expect((await published()).settings.texts).toEqual({ [EMPTY]: 'Van vroeger' });
  });

  it('keeps the newest 200 versions', async () => {
    await startOver();
    await save(0, { [EMPTY]: '0' });
    await pool.query('update site_part_drafts set revision = 301');
    await pool.query(`insert into site_part_versions
      select 'a', 'texts', '', n, '{}', '', now(), true from generate_series(1, 300) n`);
    await publish(301);
    const kept = await versions();
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([
      200,
      [301, true, 'Naam van owner'],
      [102, true, ''],
    ]);
  });

  it('keeps 20 MB of versions, and the newest however large it is', async () => {
    await startOver();
    await save(0, { [EMPTY]: '0' });
    await pool.query('update site_part_drafts set revision = 9');
    // Text that is compressed to about 5 MB for each version.
    await pool.query(`insert into site_part_versions
      select 'a', 'texts', '', n, to_json(letters), '', now(), true from generate_series(1, 8) n,
      (select string_agg(md5(random()::text), '') as letters from generate_series(1, 250000)) as text`);
    await publish(9);
    const kept = (await versions()).map(([revision]) => revision);
    expect(kept[0]).toBe(9);
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.length).toBeLessThan(6);
  });

  it('is checked before it is stored, with the message at the text', async () => {
    await startOver();
    const refused = await save(0, { [HITS]: 'Gevonden' });
    expect(refused.body).toMatchObject({
      code: 'validation_failed',
      errors: {
        [`value.${HITS}`]: ['Deze tekst moet {hits} bevatten: daar komt een waarde te staan.'],
      },
    });
    expect((await save(0, { [HITS]: 'Wij vonden {hits}' })).status).toBe(200);
    const long = await save(1, { [EMPTY]: 'x'.repeat(2001) });
    expect(long.body).toMatchObject({
      errors: { [`value.${EMPTY}`]: ['Gebruik hooguit 2000 tekens.'] },
    });
  });

  it('is read over a stored draft that cannot be read', async () => {
    await startOver({ [EMPTY]: 'Leeg' });
    await save(0, { [EMPTY]: 'Een' });
    await pool.query(`update site_part_drafts set value = '"onzin"'`);
    expect(await opened()).toMatchObject({ value: {}, revision: 1 });
  });
});
