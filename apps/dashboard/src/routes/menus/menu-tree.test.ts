import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightOf, dropPlace, type TreeStep, placeOfStep, rowsOf } from '../../lists/tree/tree-rows.ts';
import { copyOf, itemsOf, MAX_LEVEL, type MenuNode, newNode, nodesOf, withMoved } from './menu-tree.ts';

/** A tree written as text: names in order, those below an entry in brackets. */
function tree(text: string): MenuNode[] {
  const stack: MenuNode[][] = [[]];
  for (const part of text.match(/[a-z]+|[[\]]/g) ?? []) {
    if (part === '[') stack.push([]);
    else if (part === ']') {
      const items = stack.pop() ?? [];
      const above = stack.at(-1)!;
      above[above.length - 1] = { ...above.at(-1)!, items };
    } else stack.at(-1)!.push(newNode(part, { label: part, link: `/${part}` }));
  }
  return stack[0]!;
}
const written = (nodes: readonly MenuNode[]): string =>
  nodes.map(({ id, items }) => (items.length > 0 ? `${id}[${written(items)}]` : id)).join(' ');
const step = (text: string, id: string, way: TreeStep) => {
  const nodes = tree(text);
  const place = placeOfStep(rowsOf(nodes), id, way);
  const moved = place && withMoved(nodes, id, place);
  return moved && written(moved);
};

describe('the entries of a menu', () => {
  it('are stored in three levels; an entry with others below it opens a submenu, and only the first has a style', () => {
    const [a, d] = itemsOf(tree('a[b[c]] d'));
    expect([a?.type, d?.type]).toEqual(['submenu_simple', 'default']);
    expect(Object.keys(a!.items[0]!)).toEqual(['id', 'label', 'link', 'class', 'item_type', 'text', 'items']);
    expect(a!.items[0]!.items).toEqual([
      { id: 'c', label: 'c', link: '/c', class: '', item_type: '', text: '' },
    ]);
    expect(written(nodesOf([a!, d!]))).toBe('a[b[c]] d');
  });

  it.each([
    ['a b c', 'c', 'up', 'a c b'],
    ['a b c', 'a', 'up', undefined],
    ['a[b c] d', 'b', 'down', 'a[c b] d'],
    ['a[b c] d', 'c', 'down', undefined],
    ['a b', 'b', 'in', 'a[b]'],
    ['a[x] b[y]', 'b', 'in', 'a[x b[y]]'],
    ['a b', 'a', 'in', undefined],
    // A fourth level.
    ['a[x] b[y[z]]', 'b', 'in', undefined],
    ['a[b[c]]', 'c', 'out', 'a[b c]'],
    ['a[b[c] d] e', 'b', 'out', 'a[d] b[c] e'],
    ['a', 'a', 'out', undefined],
  ] as const)('%s: %s %s gives %s', (text, id, way, expected) => {
    expect(step(text, id, way)).toBe(expected);
  });

  it('never move within themselves', () => {
    expect(withMoved(tree('a[b]'), 'a', { parent: 'b', index: 0 })).toBeUndefined();
  });

  it('are copied with ids of their own', () => {
    let count = 0;
    const copy = copyOf(tree('a[b c]')[0]!, () => `n${(count += 1)}`);
    expect(written([copy])).toBe('n1[n2 n3]');
    expect(copy.items.map(({ label }) => label)).toEqual(['b', 'c']);
  });
});

describe('where a dragged entry is dropped', () => {
  const drop = (text: string, after: number, level: number, height = 1) => {
    const place = dropPlace(rowsOf(tree(text)), after, level, { height, most: MAX_LEVEL });
    return place && [place.parent, place.index, place.level];
  };

  it.each([
    ['a b', -1, 3, [null, 0, 1]],
    ['a b', 0, 1, [null, 1, 1]],
    ['a b', 0, 2, ['a', 0, 2]],
    ['a[b] c', 0, 1, ['a', 0, 2]],
    ['a[b] c', 1, 1, [null, 1, 1]],
    ['a[b] c', 1, 2, ['a', 1, 2]],
    ['a[b] c', 1, 9, ['b', 0, 3]],
  ] as const)('in %s below row %i at level %i: %j', (text, after, level, expected) => {
    expect(drop(text, after, level)).toEqual(expected);
  });

  it('is as deep as what is below it allows, and nowhere if that is too deep', () => {
    expect(drop('a[b] c', 1, 3, 2)).toEqual(['a', 1, 2]);
    expect(drop('a[b[c d]] e', 2, 3, 2)).toBeUndefined();
  });

  it('keeps every entry once and at most three levels, for any tree and any place', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        names,
        fc.array(fc.nat(2)),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: -5, max: 5 }),
        (ids, levels, who, where, level) => {
          const nodes = nodesOf([]);
          const path: MenuNode[] = [];
          for (const [index, id] of ids.entries()) {
            const depth = Math.min(levels[index] ?? 0, path.length);
            path.length = depth;
            const node = { ...newNode(id), items: [] as MenuNode[] };
            (depth === 0 ? nodes : (path[depth - 1]!.items as MenuNode[])).push(node);
            path.push(node);
          }
          const rows = rowsOf(nodes);
          const row = rows[who % rows.length]!;
          const own = new Set(rowsOf([row.node]).map(({ node }) => node.id));
          const others = rows.filter(({ node }) => !own.has(node.id));
          const place = dropPlace(others, (where % (others.length + 1)) - 1, level, {
            height: heightOf(row.node),
            most: MAX_LEVEL,
          });
          const moved = place && withMoved(nodes, row.node.id, place);
          if (!moved) return place === undefined;
          const after = rowsOf(moved);
          expect(after.map(({ node }) => node.id).toSorted()).toEqual(ids.toSorted());
          expect(Math.max(...after.map((one) => one.level))).toBeLessThanOrEqual(MAX_LEVEL);
          expect(after.find(({ node }) => node.id === row.node.id)).toMatchObject({
            level: place.level,
            index: place.index,
          });
          return true;
        },
      ),
    );
  });
});
