import { expect, it } from 'vitest';
import { createAutosave } from './create-autosave.ts';
import type { SavedStep } from '@etalage/api-contract';
import { isSaved } from './save-queue.ts';

const step = (id: string): SavedStep => ({ id, kind: 'do', of: null, label: 'x', operations: [] });

it('a flush while a save is being sent waits for that save, then sends the rest', async () => {
  const arrival = Promise.withResolvers<void>();
  const sent: string[][] = [];
  let calledOff = 0;
  const autosave = createAutosave({
    client: 'tab',
    revision: 1,
    clock: {
      now: () => 0,
      // A flush that retries without waiting would hang here, as it does in a browser.
      later: () => () => {
        calledOff += 1;
        if (calledOff > 100) throw new Error('the flush asks again without waiting');
      },
    },
    random: () => 0,
    correct: (_corrections, waiting) => [...waiting],
    onChange: () => undefined,
    async send({ steps, base_revision }) {
      sent.push(steps.map(({ id }) => id));
      await arrival.promise;
      return { revision: base_revision + 1, corrections: [] };
    },
  });
  autosave.add(step('first'));
  const first = autosave.flush();
  autosave.add(step('second'));
  const second = autosave.flush();
  setTimeout(arrival.resolve);
  await Promise.all([first, second]);
  expect(sent).toEqual([['first'], ['second']]);
  expect(isSaved(autosave.queue())).toBe(true);
  expect(autosave.queue().revision).toBe(3);
});
