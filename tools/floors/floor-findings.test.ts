import { describe, expect, it } from 'vitest';
import { floorFindings } from './floor-findings.ts';
import type { FloorList } from './floor-list.ts';
import { pathsOf } from './import-graph.ts';

const list: FloorList = {
  name: 'shop',
  project: 'libs/shop',
  folder: 'src',
  floors: [['money'], ['cart', 'customer'], ['order'], ['index.ts']],
};

/** One file in every room, so that the list itself has no findings, and the given files with their imports. */
function findings(files: Record<string, string[]>): string[] {
  const rooms = ['money/cents.ts', 'cart/cart.ts', 'customer/customer.ts', 'order/order.ts', 'index.ts'];
  const all = { ...Object.fromEntries(rooms.map((path): [string, string[]] => [path, []])), ...files };
  const graph = Object.entries(all).map(([path, imports]): [string, string[]] => {
    const file = `libs/shop/src/${path}`;
    return [file, pathsOf(file, imports)];
  });
  return floorFindings(list, new Map(graph));
}

describe('an import', () => {
  it.each([
    ['of its own folder', 'order/pay.ts', './order.ts'],
    ['of a lower floor', 'order/pay.ts', '../cart/cart.ts'],
    ['of a lower floor by a root file', 'index.ts', './order/order.ts'],
    ['of another project', 'money/rate.ts', '../../../texts/src/index.ts'],
    ['of a package', 'money/rate.ts', 'zod'],
    ['of a higher floor by a test', 'money/cents.test.ts', '../order/order.ts'],
    ['of a fixture by a test', 'money/cents.test.ts', '../cart/cart.fixture.ts'],
    ['of a higher floor by a testing folder', 'money/testing/rates.ts', '../../order/order.ts'],
  ])('%s passes', (_, file, imported) => {
    expect(findings({ [file]: [imported] })).toEqual([]);
  });

  it.each([
    [
      'of a higher floor',
      'cart/total.ts',
      '../order/order.ts',
      'cart (floor 2) must not import order (floor 3): libs/shop/src/order/order.ts',
    ],
    [
      'of the same floor',
      'cart/total.ts',
      '../customer/customer.ts',
      'cart (floor 2) must not import customer (floor 2): libs/shop/src/customer/customer.ts',
    ],
    [
      'of a root file above',
      'order/pay.ts',
      '../index.ts',
      'order (floor 3) must not import index.ts (floor 4): libs/shop/src/index.ts',
    ],
    [
      'of an asset on a higher floor',
      'cart/total.ts',
      '../order/order.svg?raw',
      'cart (floor 2) must not import order (floor 3): libs/shop/src/order/order.svg',
    ],
    [
      'of a fixture',
      'order/pay.ts',
      './order.fixture.ts',
      'order must not import testing code: libs/shop/src/order/order.fixture.ts',
    ],
    [
      'of a testing folder',
      'index.ts',
      './testing/samples.ts',
      'index.ts must not import testing code: libs/shop/src/testing/samples.ts',
    ],
  ])('%s is refused', (_, file, imported, what) => {
    expect(findings({ [file]: [imported] })).toEqual([`libs/shop/src/${file}: [floor:shop] ${what}`]);
  });
});

describe('a list', () => {
  it('names every folder with product code', () => {
    expect(findings({ 'stock/stock.ts': [], 'testing/shop.ts': [], 'root.test.ts': [] })).toEqual([
      'tools/lint/floors/shop.cjs: [floor:shop] stock stands on no floor',
    ]);
  });

  it('names nothing twice and nothing that does not exist', () => {
    const twice = { ...list, floors: [...list.floors, ['money', 'vat']] };
    const graph = new Map(list.floors.flat().map((room) => [`libs/shop/src/${room}/a.ts`, []]));
    expect(floorFindings(twice, graph)).toEqual([
      'tools/lint/floors/shop.cjs: [floor:shop] vat is listed and does not exist',
      'tools/lint/floors/shop.cjs: [floor:shop] money is listed twice',
    ]);
  });
});
