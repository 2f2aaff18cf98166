import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movesTo, positionAt } from './property-positions.ts';

const named = (...positions: number[]) =>
  positions.map((position, at) => ({ id: `p${at}`, key: `k${at}`, position }));

it('a property between two others takes a position between theirs, and no other one changes', () => {
  expect(movesTo(named(0, 5000, 1024), 1)).toEqual([{ id: 'p1', key: 'k1', position: 512 }]);
  expect(movesTo(named(5000, 0, 1024), 0)).toEqual([{ id: 'p0', key: 'k0', position: -1024 }]);
  expect(movesTo(named(0, 1024, -7), 2)).toEqual([{ id: 'p2', key: 'k2', position: 2048 }]);
});

it('all get room again when there is none between two', () => {
  expect(movesTo(named(0, 9, 1, 3072), 1).map(({ id, position }) => [id, position])).toEqual([
    ['p1', 1024],
    ['p2', 2048],
  ]);
  expect(positionAt(3, 3)).toBeUndefined();
});

it('any moves leave the properties in the order that was asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.array(fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 11 })), { maxLength: 60 }),
      (count, moves) => {
        let stored = named(...Array.from({ length: count }, (_, at) => at));
        for (const [from, to] of moves) {
          const moved = stored[from % count]!;
          const order = stored.toSpliced(from % count, 1).toSpliced(to % count, 0, moved);
          const next = new Map(movesTo(order, to % count).map(({ id, position }) => [id, position]));
          stored = order.map((one) => ({ ...one, position: next.get(one.id) ?? one.position }));
          const positions = stored.map(({ position }) => position);
          expect(positions.toSorted((one, other) => one - other)).toEqual(positions);
          expect(new Set(positions).size).toBe(count);
        }
      },
    ),
  );
});
