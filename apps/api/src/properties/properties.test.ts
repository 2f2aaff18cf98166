import type { ResponseOf, search as searchEndpoint } from '@etalage/api-contract';
import type { OwnedPropertyContent } from '@etalage/shop-domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownedProductsHandlers } from '../owned-products/handlers.ts';
import { searchHandlers } from '../search/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { propertiesHandlers } from './handlers.ts';
import { propertyCalls } from './testing/property-calls.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const handlers = { ...propertiesHandlers, ...ownedProductsHandlers };
const api = await startOwnerApi(database, handlers, a, a);
const visitors = await startTestApi(database, {}, { handlers: searchHandlers });
const shop = shopFixture(database, a);
const { ids, made } = propertyCalls(database, api, a, a);

interface Owned {
  version: number;
  title: string;
  properties: { key: string; values: string[] }[];
}
const product = async (id: string) =>
  ((await api.call('getOwnedProduct', { ...ids, id })).body as { product: Owned }).product;
const propertiesOf = async (id: string) => (await product(id)).properties;
const give = async (id: string, properties: Owned['properties']) => {
  const { version, ...opened } = await product(id);
  return api.call('saveProduct', { ...ids, id, version, product: { ...opened, properties } });
};
const save = async (id: string, property: Partial<OwnedPropertyContent>) => {
  const opened = (await api.call('getProperty', { ...ids, id })).body as {
    property: OwnedPropertyContent & { version: number };
  };
  const { title, kind, unit, version } = opened.property;
  const body = { ...ids, id, version, property: { title, kind, unit, values: [], ...property } };
  return (await api.call('saveProperty', body)).body as { change: string; products: number; errors?: object };
};
const undo = (change: string) => api.call('undoPropertyChange', { ...ids, change });
const search = async (query: string) => {
  const asked = { ...ids, query, filters: '', current_url: '', limit: 1 };
  return (await visitors.call('search', asked)).body as ResponseOf<typeof searchEndpoint>;
};
const filters = async () => (await search('tafel')).filters ?? [];

describe('a property', () => {
  it('has a key of its first name, which stays, and numbers a second one', async () => {
    const first = await made('Zít-hoogte!', 'range');
    expect(first.key).toBe('zit-hoogte');
    await save(first.id, { title: 'Hoogte', unit: 'cm' });
    const second = await made('Zit hoogte', 'range');
    expect(second.key).toBe('zit-hoogte-2');
    await api.call('deleteProperty', { ...ids, id: first.id });
    await api.call('deleteProperty', { ...ids, id: second.id });
  });

  it('has a product only with values that it knows, and with one number', async () => {
    const colour = await made('Lak', 'colour', 'Rood', 'Blauw');
    const width = await made('Diepte', 'range');
    const id = await shop.product();
    const refused = await give(id, [
      { key: colour.key, values: ['Rood', 'Paars'] },
      { key: width.key, values: ['12.5'] },
      { key: 'weg', values: ['x'] },
    ]);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      'product.properties.0': ['Vul bij Diepte een getal in, bijvoorbeeld 12,5.'],
      'product.properties.1': ['De waarde “Paars” van Lak bestaat niet meer. Kies opnieuw.'],
      'product.properties.2': ['Een kenmerk van dit product bestaat niet meer. Haal het weg.'],
    });
    const stored = await give(id, [
      { key: colour.key, values: ['Rood', 'Blauw', 'Rood '] },
      { key: width.key, values: ['012,50'] },
    ]);
    expect(stored.status, JSON.stringify(stored.body)).toBe(200);
    const kept = [
      { key: 'diepte', values: ['12,5'] },
      { key: 'lak', values: ['Blauw', 'Rood'] },
    ];
    expect(await propertiesOf(id)).toEqual(kept);
    const { body } = await api.call('duplicateProduct', { ...ids, id });
    expect(await propertiesOf((body as { id: string }).id)).toEqual(kept);
  });

  it('is shown to visitors under its title, with its unit, in the order of its values and of the others', async () => {
    const size = await made('Formaat', 'choice', 'Groot', 'Klein', 'Reus');
    const depth = await made('Dikte', 'range');
    await save(depth.id, { unit: 'mm' });
    await give(await shop.product(), [
      { key: size.key, values: ['Klein', 'Groot'] },
      { key: depth.key, values: ['3'] },
    ]);
    const seen = async () =>
      (await filters())
        .filter(({ key }) => [size.key, depth.key].includes(key))
        .map(({ title, unit, values }) => [title, unit, values.map((one) => one.title)]);
    expect(await seen()).toEqual([
      ['Formaat', undefined, ['Groot', 'Klein']],
      ['Dikte', 'mm', []],
    ]);
    const row = (value: string) => ({ value, color: '', from: [value] });
    await save(size.id, { title: 'Maat', values: [row('Klein'), row('Groot'), row('Reus')] });
    await api.call('moveProperty', { ...ids, id: depth.id, index: 0 });
    expect(await seen()).toEqual([
      ['Dikte', 'mm', []],
      ['Maat', undefined, ['Klein', 'Groot']],
    ]);
  });
});

describe('values that are renamed, merged and deleted everywhere', () => {
  let id: string;
  let key: string;
  const products: string[] = [];
  const values = ['Rood', 'rode', 'Groen', 'Wit'];
  const all = async () =>
    Promise.all(
      products.map(async (one) => (await propertiesOf(one)).flatMap((property) => property.values)),
    );

  beforeAll(async () => {
    ({ id, key } = await made('Tint', 'choice', ...values));
    for (const given of [['Rood'], ['rode', 'Groen'], ['Rood', 'rode', 'Wit'], []]) {
      const one = await shop.product();
      products.push(one);
      if (given.length > 0) await give(one, [{ key, values: given }]);
    }
  });
  const merged = [
    { value: 'Wijnrood', color: '', from: ['Rood', 'rode'] },
    { value: 'Groen', color: '', from: ['Groen'] },
  ];

  it('become one at each product, as a new version with an event; the others stay', async () => {
    const before = (await product(products[0]!)).version;
    const other = (await product(products[3]!)).version;
    const { products: count } = await save(id, { values: merged });
    expect(count).toBe(3);
    expect(await all()).toEqual([['Wijnrood'], ['Groen', 'Wijnrood'], ['Wijnrood'], []]);
    expect((await product(products[0]!)).version).toBe(before + 1);
    expect((await product(products[3]!)).version).toBe(other);
    const { body } = await api.call('listProductEvents', { ...ids, id: products[2]! });
    expect((body as { events: object[] }).events[0]).toMatchObject({
      action: 'properties',
      before: { properties: [{ key, values: ['Rood', 'Wit', 'rode'] }] },
      after: { properties: [{ key, values: ['Wijnrood'] }] },
    });
  });

  it('are found under the new name only, in the filters and by the words', async () => {
    const tint = (await filters()).find((one) => one.key === key);
    expect(tint?.values.map(({ title }) => title)).toEqual(['Wijnrood', 'Groen']);
    const find = async (query: string) => (await search(query)).info.hits;
    expect([await find('wijnrood'), await find('wit')]).toEqual([3, 0]);
  });

  it('are put back by undo, but for a product that changed since', async () => {
    const { change } = await save(id, { values: [merged[1]!] });
    expect(await all()).toEqual([[], ['Groen'], [], []]);
    await give(products[2]!, [{ key, values: ['Groen'] }]);
    expect((await undo(change)).body).toEqual({ kept: 1 });
    expect(await all()).toEqual([['Wijnrood'], ['Groen', 'Wijnrood'], ['Groen'], []]);
    // A second time nothing changes.
    expect((await undo(change)).body).toEqual({ kept: 0 });
    expect(await all()).toEqual([['Wijnrood'], ['Groen', 'Wijnrood'], ['Groen'], []]);
  });

  it('swap their names', async () => {
    const names = [
      { value: 'Groen', color: '', from: ['Wijnrood'] },
      { value: 'Wijnrood', color: '', from: ['Groen'] },
    ];
    const { change, products: count } = await save(id, { values: names });
    expect(count).toBe(2);
    expect(await all()).toEqual([['Groen'], ['Groen', 'Wijnrood'], ['Wijnrood'], []]);
    expect((await undo(change)).status).toBe(200);
  });

  it('cannot be undone once the property changed again', async () => {
    const row = (value: string, from: string) => ({ value, color: '', from: [from] });
    const [first = '', second = ''] = (await valueNames()).toSorted();
    const { change } = await save(id, { values: [row('Bos', first), row(second, second)] });
    await save(id, { values: [row('Woud', 'Bos'), row(second, second)] });
    const refused = await undo(change);
    expect(refused.body.errors).toEqual({
      general: ['Dit kenmerk is daarna weer gewijzigd. Ongedaan maken kan niet meer.'],
    });
  });
  const valueNames = async () => {
    const { body } = await api.call('getProperty', { ...ids, id });
    return (body as { property: OwnedPropertyContent }).property.values.map(({ value }) => value);
  };

  it('become one under another title of the property, in one save', async () => {
    const colours = await made('Vernis', 'choice', 'Mat', 'Glans');
    for (const value of ['Mat', 'Glans']) {
      await give(await shop.product(), [{ key: colours.key, values: [value] }]);
    }
    const one = [{ value: 'Glans', color: '', from: ['Mat', 'Glans'] }];
    expect(await save(colours.id, { title: 'Lakglans', values: one })).toMatchObject({ products: 1 });
    const shown = (await filters()).find(({ key: known }) => known === colours.key);
    expect(shown).toMatchObject({ title: 'Lakglans', values: [{ title: 'Glans' }] });
  });

  it('are left out of an earlier state of a product that has them', async () => {
    const one = products[0]!;
    const { body } = await api.call('listProductEvents', { ...ids, id: one });
    const { events } = body as { events: { id: string }[] };
    const { version } = await product(one);
    const first = events.at(-1)!.id;
    const restored = await api.call('restoreProduct', { ...ids, id: one, version, event: first });
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(await propertiesOf(one)).toEqual([]);
  });

  it('are all gone with the property, and are back with it', async () => {
    const before = await all();
    const { body } = await api.call('deleteProperty', { ...ids, id });
    expect((await all()).flat()).toEqual([]);
    expect((await filters()).some((one) => one.key === key)).toBe(false);
    expect((await undo((body as { change: string }).change)).body).toEqual({ kept: 0 });
    expect(await all()).toEqual(before);
    expect((await filters()).some((one) => one.key === key)).toBe(true);
  });
});

describe('a property that is restored', () => {
  it('is what it was after an event, with its products; what was given since stays, and undo takes it back', async () => {
    const { id, key } = await made('Beits', 'colour', 'Rood', 'Groen', 'Wit');
    const products = [await shop.product(), await shop.product(), await shop.product()];
    const [red = '', green = '', later = ''] = products;
    await give(red, [{ key, values: ['Rood', 'Wit'] }]);
    await give(green, [{ key, values: ['Groen'] }]);
    const all = async () =>
      Promise.all(products.map(async (one) => (await propertiesOf(one))[0]?.values ?? []));
    const opened = async () => {
      const { body } = await api.call('getProperty', { ...ids, id });
      return (
        body as { property: { version: number; title: string; values: { value: string; color: string }[] } }
      ).property;
    };
    const newest = async () => {
      const { body } = await api.call('listPropertyEvents', { ...ids, id });
      return (body as { events: { id: string; action: string }[] }).events[0]!;
    };
    const event = (await newest()).id;
    const before = await opened();

    const row = (value: string, color: string, ...from: string[]) => ({ value, color, from });
    const merged = [row('Wijnrood', '#770011', 'Rood', 'Groen'), row('Wit', '#ffffff', 'Wit')];
    await save(id, { title: 'Lakkleur', values: merged });
    await save(id, {
      title: 'Lakkleur',
      values: [row('Wijnrood', '#770011', 'Wijnrood'), row('Zand', '#ddcc99')],
    });
    expect(await all()).toEqual([['Wijnrood'], ['Wijnrood'], []]);
    await give(green, [{ key, values: ['Wijnrood', 'Zand'] }]);
    await give(later, [{ key, values: ['Zand'] }]);

    const { version } = await opened();
    const reply = await api.call('restoreProperty', { ...ids, id, version, event });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.body).toMatchObject({ products: 1, kept: 1 });
    expect(await all()).toEqual([['Rood', 'Wit'], ['Wijnrood', 'Zand'], ['Zand']]);
    const restored = await opened();
    expect(restored.title).toBe('Beits');
    expect(restored.values.map(({ value, color }) => [value, color])).toEqual([
      ...before.values.map(({ value, color }) => [value, color]),
      ['Wijnrood', '#770011'],
      ['Zand', '#ddcc99'],
    ]);
    expect((await newest()).action).toBe('restored');

    const { change } = reply.body as { change: string };
    expect((await undo(change)).body).toEqual({ kept: 0 });
    expect(await all()).toEqual([['Wijnrood'], ['Wijnrood', 'Zand'], ['Zand']]);
    expect((await opened()).title).toBe('Lakkleur');
  });

  it('changes nothing when it is that already', async () => {
    const { id, version } = await made('Nerf', 'choice', 'Fijn');
    const { body } = await api.call('listPropertyEvents', { ...ids, id });
    const { events } = body as { events: { id: string }[] };
    const reply = await api.call('restoreProperty', { ...ids, id, version, event: events[0]?.id });
    expect(reply.body).toMatchObject({ change: '', products: 0, kept: 0, property: { version } });
  });
});
