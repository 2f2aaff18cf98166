import type { SavedStep } from '@etalage/api-contract';
import type { Operation } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { undoStacks } from './undo-stacks.ts';

/** Pseudo-random numbers below 1, the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const setText = (from: string, to: string): Operation => ({
  type: 'setData',
  id: 'a',
  changes: { text: { from, to } },
});

/** Random steps of one member: the log of their saves, and the two stacks as their editor stored them. */
function play(random: () => number, length: number) {
  const log: SavedStep[] = [];
  let undo: SavedStep[] = [];
  let redo: SavedStep[] = [];
  let value = 0;
  for (let i = 0; i < length; i++) {
    const chance = random();
    const last = undo.at(-1);
    const next = redo.at(-1);
    if (chance < 0.35 && last) {
      const operations = last.operations.map((operation) => {
        const change = (operation as Extract<Operation, { type: 'setData' }>).changes['text']!;
        return setText(String(change.to), String(change.from));
      });
      log.push({ id: `s${i}`, kind: 'undo', of: last.id, label: last.label, operations });
      undo = undo.slice(0, -1);
      redo = [...redo, last];
    } else if (chance < 0.6 && next) {
      log.push({ ...next, id: `s${i}`, kind: 'redo', of: next.id });
      redo = redo.slice(0, -1);
      undo = [...undo, next];
    } else {
      const operations = [setText(`v${value}`, `v${++value}`)];
      const step: SavedStep = { id: `s${i}`, kind: 'do', of: null, label: `l${i % 3}`, operations };
      log.push(step);
      undo = [...undo, step];
      redo = [];
    }
  }
  return { log, undo, redo };
}

const plain = (steps: readonly SavedStep[]) =>
  steps.slice(-200).map(({ id, label, operations }) => ({ id, label, operations }));

describe('undoStacks', () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed + 1))(
    'returns the stacks that a simple editor has after random steps, run %i',
    (seed) => {
      const random = seeded(seed);
      const { log, undo, redo } = play(random, Math.floor(random() * 400));
      expect(undoStacks(log)).toEqual({ undo: plain(undo), redo: plain(redo) });
    },
  );

  it('returns the newest steps of both stacks if the log began later', () => {
    const { log, undo, redo } = play(seeded(7), 300);
    const cut = undoStacks(log.slice(200));
    const known = new Set(log.slice(200).flatMap(({ id, of }) => [id, of]));
    expect(cut.undo).toEqual(plain(undo.filter(({ id }) => known.has(id))));
    expect(cut.redo).toEqual(plain(redo.filter(({ id }) => known.has(id))));
  });
});
