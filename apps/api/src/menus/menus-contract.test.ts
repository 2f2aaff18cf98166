import { maxMenus } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { emptyMenu, entry, leaf, menusFixture } from './testing/menus-fixture.ts';

const fixture = await menusFixture();
const { database, api, ids, otherWebsite, foreign, startOver, save, publish, opened, pageWithMenu } = fixture;

const cases = { database, api, otherWebsite };
const unknown = { title: 'a menu that is not there', code: 'not_found' as const };
const ofAnother = { title: 'a menu of another website', code: 'not_found' as const };

ownerContractCases({ ...cases, endpoint: 'listMenus', good: async () => ids });
ownerContractCases({ ...cases, endpoint: 'menuPlaces', good: async () => ids });
ownerContractCases({ ...cases, endpoint: 'checkTargets', good: async () => ({ ...ids, links: ['/weg'] }) });
for (const endpoint of ['openMenu', 'listMenuVersions'] as const)
  ownerContractCases({
    ...cases,
    endpoint,
    good: async () => ({ ...ids, id: await startOver() }),
    refused: async () => [
      { ...unknown, body: { ...ids, id: 'weg' } },
      { ...ofAnother, body: { ...ids, id: foreign } },
    ],
  });
ownerContractCases({
  ...cases,
  endpoint: 'saveMenu',
  good: async () => ({ ...ids, id: await startOver(), base_revision: 0, value: emptyMenu('Hoofd') }),
  refused: async () => [
    { ...ofAnother, body: { ...ids, id: foreign, base_revision: 0, value: emptyMenu('x') } },
    {
      title: 'an old revision',
      body: { ...ids, id: 'hoofd', base_revision: 7, value: emptyMenu('x') },
      code: 'conflict',
    },
    {
      title: 'a menu without a name',
      body: { ...ids, id: 'hoofd', base_revision: 1, value: emptyMenu(' ') },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...cases,
  endpoint: 'publishMenu',
  good: async () => {
    const id = await startOver();
    await save(0, emptyMenu('Nieuw'));
    return { ...ids, id, revision: 1 };
  },
  refused: async () => [
    { title: 'an old revision', body: { ...ids, id: 'hoofd', revision: 9 }, code: 'conflict' },
  ],
});
ownerContractCases({
  ...cases,
  endpoint: 'restoreMenuVersion',
  good: async () => {
    const id = await startOver();
    await save(0, emptyMenu('Nieuw'));
    return { ...ids, id, base_revision: 1, version: 0 };
  },
  refused: async () => [
    {
      title: 'a version that is not there',
      body: { ...ids, id: 'hoofd', base_revision: 1, version: 99 },
      code: 'not_found',
    },
  ],
});
let made = 0;
ownerContractCases({
  ...cases,
  endpoint: 'createMenu',
  good: async () => {
    await startOver();
    return { ...ids, id: `menu-nummer-${made++}`, title: 'Nieuw' };
  },
  refused: async () => [
    await api.call('createMenu', { ...ids, id: 'hoofdmenu', title: 'Hoofdmenu' }).then(() => ({
      title: 'the id of another menu',
      body: { ...ids, id: 'hoofdmenu', title: 'Anders' },
      code: 'conflict' as const,
    })),
    {
      title: 'a copy of a menu of another website',
      body: { ...ids, id: 'menu-kopie-1', title: 'x', copy_of: foreign },
      code: 'not_found',
    },
  ],
});
ownerContractCases({
  ...cases,
  endpoint: 'deleteMenu',
  good: async () => ({ ...ids, id: await startOver(), although_used: false }),
  refused: async () => [
    { ...unknown, body: { ...ids, id: 'weg', although_used: true } },
    { ...ofAnother, body: { ...ids, id: foreign, although_used: true } },
  ],
  twice: (_, second) => expect(second.status).toBe(404),
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
});
ownerContractCases({
  ...cases,
  endpoint: 'restoreMenu',
  good: async () => {
    const id = await startOver();
    await api.call('deleteMenu', { ...ids, id, although_used: true });
    return { ...ids, id };
  },
  refused: async () => [
    { ...unknown, body: { ...ids, id: 'weg' } },
    { ...ofAnother, body: { ...ids, id: foreign } },
  ],
});

describe('a menu', () => {
  const full = {
    title: 'Hoofd',
    items: [
      {
        ...entry('a', 'Meubels', '/meubels'),
        type: 'submenu_simple',
        class: 'groot',
        style: { type: '', icon: 'home', text_color: 'primary-500' },
        column_width: 'fullwidth',
        items: [
          {
            ...leaf('b', 'Tafels', '/tafels'),
            items: [{ ...leaf('c', 'Eiken', '/tafels/eiken'), class: 'k' }],
          },
          { ...leaf('d', '', ''), item_type: 'text', text: '<p><strong>Hoi</strong></p>', items: [] },
        ],
      },
    ],
  };

  it('NAV-37 is saved, published and read with every field of an entry', async () => {
    await startOver();
    expect((await save(0, full)).body).toEqual({ revision: 1 });
    expect((await opened()).value).toEqual(full);
    expect((await fixture.published()).items).toEqual([]);
    await publish(1);
    expect(await fixture.published()).toEqual(full);
    expect((await opened()).published).toEqual(full);
  });

  it('NAV-38 is saved, published and read with every field of a sub-item', async () => {
    await startOver();
    await save(0, full);
    await publish(1);
    const [, text] = (await fixture.published()).items[0]!.items;
    expect(text).toEqual({
      id: 'd',
      label: '',
      link: '',
      class: '',
      item_type: 'text',
      text: '<p><strong>Hoi</strong></p>',
      items: [],
    });
  });

  it('is published once, and pages of visitors change with it', async () => {
    await startOver();
    const before = await fixture.publishNumber();
    await save(0, full);
    expect(await fixture.publishNumber()).toBe(before);
    await publish(1);
    await publish(1);
    expect(await fixture.publishNumber()).toBe(before + 1);
  });

  it('has its free texts sanitised before they are stored', async () => {
    await startOver();
    const text = '<p onclick="x()">Hoi<script>alert(1)</script></p>';
    const item = { ...leaf('b', '', ''), item_type: 'text', text, items: [] };
    await save(0, { title: 'Hoofd', items: [{ ...entry('a', 'A', '/a'), items: [item] }] });
    expect((await opened()).value.items[0]!.items[0]!.text).toBe('<p>Hoi</p>');
  });

  it.each([
    [
      'an entry without a name',
      { ...entry('a', ' ', '/a') },
      'items.0.label',
      'Geef dit onderdeel een naam.',
    ],
    [
      'an address that is none',
      { ...entry('a', 'A', 'javascript:alert(1)') },
      'items.0.link',
      'Begin een link met',
    ],
    [
      'a colour that is none',
      { ...entry('a', 'A', '/'), style: { type: '', icon: '', text_color: 'url(x)' } },
      'items.0.style.text_color',
      '',
    ],
    [
      'an icon that is none',
      { ...entry('a', 'A', '/'), style: { type: '', icon: '<b>', text_color: '' } },
      'items.0.style.icon',
      '',
    ],
    [
      'an entry within itself',
      { ...entry('a', 'A', '/'), items: [{ ...leaf('a', 'B', '/b'), items: [] }] },
      'items.0.items.0.label',
      'Dit onderdeel staat twee keer in het menu.',
    ],
    [
      'a free text without a word',
      { ...entry('a', 'A', '/'), items: [{ ...leaf('b', 'B', ''), item_type: 'text', items: [] }] },
      'items.0.items.0.text',
      'Vul een tekst in.',
    ],
  ])('refuses %s at its field, and stores nothing', async (_, item, path, message) => {
    await startOver();
    const { status, body } = await save(0, { title: 'Hoofd', items: [item] });
    const { errors } = body as { errors: Record<string, string[]> };
    expect([status, Object.keys(errors)]).toEqual([422, [`value.${path}`]]);
    expect(errors[`value.${path}`]?.[0]).toContain(message);
    expect((await opened()).revision).toBe(0);
  });

  it('refuses a fourth level and more than 200 entries', async () => {
    await startOver();
    const deep = { ...leaf('c', 'C', '/c'), items: [leaf('d', 'D', '/d')] };
    const items = [{ ...entry('a', 'A', '/a'), items: [{ ...leaf('b', 'B', '/b'), items: [deep] }] }];
    expect((await save(0, { title: 'x', items })).status).toBe(422);
    const many = Array.from({ length: 101 }, (_, n) => ({
      ...entry(`t${n}`, 'T', '/'),
      items: [{ ...leaf(`s${n}`, 'S', '/'), items: [] }],
    }));
    expect((await save(0, { title: 'x', items: many })).body).toMatchObject({
      errors: { 'value.items': ['Een menu heeft hoogstens 200 onderdelen.'] },
    });
  });

  it('that was stored with equal ids on two levels can be saved as it is opened', async () => {
    await startOver('[{"label":"A","type":"submenu_simple","childrens":[{"label":"B"},{"label":"C"}]}]');
    const { value } = await opened();
    expect(value.items[0]!.items.map(({ label }) => label)).toEqual(['B', 'C']);
    expect((await save(0, { ...value, title: 'Anders' })).status).toBe(200);
  });

  it('is created once by the same call, as a copy with its entries as a draft', async () => {
    await startOver();
    await save(0, full);
    const copy = { ...ids, id: 'kopie-van-hoofd', title: 'Kopie', copy_of: 'hoofd' };
    expect((await api.call('createMenu', copy)).body).toEqual({ id: 'kopie-van-hoofd' });
    expect((await api.call('createMenu', copy)).body).toEqual({ id: 'kopie-van-hoofd' });
    expect((await opened('kopie-van-hoofd')).value).toEqual({ ...full, title: 'Kopie' });
    expect((await fixture.published('kopie-van-hoofd')).items).toEqual([]);
    const { menus } = (await api.call('listMenus', ids)).body as { menus: object[] };
    expect(menus).toMatchObject([
      { id: 'hoofd', title: 'Hoofd', entries: 4, is_changed: true, member: 'Naam van owner' },
      { id: 'kopie-van-hoofd', title: 'Kopie', entries: 4, is_changed: true },
    ]);
  });

  it('says when a menu was stored until its draft is saved, and then when that was', async () => {
    await startOver();
    await database.admin.pool.query(`update menus set stored_at = '2025-03-04T05:06:07Z' where id = 'hoofd'`);
    const changes = async () => {
      const { menus } = (await api.call('listMenus', ids)).body as { menus: { changed_at: string }[] };
      return menus.map(({ changed_at }) => changed_at);
    };
    expect(await changes()).toEqual(['2025-03-04T05:06:07.000Z']);
    await save(0, full);
    const [saved = ''] = await changes();
    expect(Date.now() - Date.parse(saved)).toBeLessThan(60_000);
  });

  it(`is refused beyond ${maxMenus} of a website, also at once`, async () => {
    await startOver();
    const create = (n: number) => api.call('createMenu', { ...ids, id: `menu-nummer-x${n}`, title: 'M' });
    const replies = await Promise.all(Array.from({ length: maxMenus }, (_, n) => create(n)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxMenus - 1);
    expect(replies.find(({ status }) => status !== 200)?.body).toMatchObject({
      errors: { title: ['Een website heeft hoogstens 50 menu’s. Verwijder er eerst een.'] },
    });
  });

  it('that is shown somewhere is deleted only by who knows that, and comes back with its draft', async () => {
    await startOver();
    await save(0, full);
    const page = await pageWithMenu('hoofd');
    const remove = (although_used: boolean) => api.call('deleteMenu', { ...ids, id: 'hoofd', although_used });
    expect((await remove(false)).body).toMatchObject({
      errors: { id: ['Dit menu staat nog op je website.'] },
    });
    expect((await api.call('menuPlaces', ids)).body).toEqual({
      places: {
        hoofd: {
          total: 1,
          named: [{ document_kind: 'page', document_id: page.id, title: page.title, is_live: false }],
        },
      },
    });
    expect((await remove(true)).status).toBe(200);
    expect((await api.call('openMenu', { ...ids, id: 'hoofd' })).status).toBe(404);
    expect((await api.call('listMenus', ids)).body).toEqual({ menus: [] });
    await api.call('restoreMenu', { ...ids, id: 'hoofd' });
    expect((await opened()).value).toEqual(full);
    expect(await fixture.audited()).toEqual(['deleted', 'restored']);
  });

  it('that was deleted is gone after 30 days, with its draft', async () => {
    await startOver();
    await save(0, full);
    await api.call('deleteMenu', { ...ids, id: 'hoofd', although_used: true });
    await fixture.sweepAfter(29);
    expect(await fixture.counts()).toEqual([1, 1]);
    await fixture.sweepAfter(31);
    expect(await fixture.counts()).toEqual([0, 0]);
  });

  it('has targets that visitors do not see: a draft, an address without a page; others are not asked', async () => {
    const live = await fixture.page('<p>a</p>');
    const draft = await fixture.page('<p>a</p>', { published: false });
    const links = [live.path, draft.path, '/weg', 'https://voorbeeld.nl', '#boven', 'mailto:a@b.nl'];
    const { targets } = (await api.call('checkTargets', { ...ids, links })).body as { targets: object[] };
    expect(targets).toMatchObject([
      { link: live.path, state: 'live' },
      { link: draft.path, state: 'draft' },
      { link: '/weg', state: 'missing', title: '' },
    ]);
    expect(targets).toHaveLength(3);
  });
});
