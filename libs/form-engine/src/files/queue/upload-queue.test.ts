import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type QueueEvent,
  type UploadQueue,
  isIdle,
  nextFile,
  pendingFiles,
  reduceQueue,
  retryDelay,
} from './upload-queue.ts';

const after = (...events: QueueEvent[]) => events.reduce(reduceQueue, [] as UploadQueue);
const added = (id: string, refusal?: string): QueueEvent => ({
  type: 'added',
  id,
  name: `${id}.png`,
  ...(refusal && { refusal }),
});
const to = (
  type: 'signing' | 'optimising' | 'lost' | 'resumed' | 'retried' | 'left',
  id: string,
): QueueEvent => ({
  type,
  id,
});
const failed = (id: string, canRetry = true): QueueEvent => ({
  type: 'failed',
  id,
  message: 'Te groot',
  canRetry,
});

describe('reduceQueue', () => {
  it.each<[string, QueueEvent[], object[]]>([
    ['a chosen file waits', [added('a')], [{ state: 'waiting', progress: 0 }]],
    [
      'a refused one never goes',
      [added('a', 'Leeg')],
      [{ state: 'failed', message: 'Leeg', canRetry: false }],
    ],
    ['a refused one cannot be tried again', [added('a', 'Leeg'), to('retried', 'a')], [{ state: 'failed' }]],
    [
      'progress counts while sending',
      [added('a'), { type: 'sent', id: 'a', progress: 0.5 }],
      [{ progress: 0.5 }],
    ],
    ['a break is no failure', [added('a'), to('lost', 'a')], [{ state: 'lost', losses: 1 }]],
    [
      'breaks in a row add up',
      [added('a'), to('lost', 'a'), to('resumed', 'a'), to('lost', 'a')],
      [{ losses: 2 }],
    ],
    [
      'a break after something was sent is the first again',
      [
        added('a'),
        to('lost', 'a'),
        to('resumed', 'a'),
        { type: 'sent', id: 'a', progress: 0.1 },
        to('lost', 'a'),
      ],
      [{ losses: 1 }],
    ],
    ['a failure waits for the user', [added('a'), failed('a'), to('resumed', 'a')], [{ state: 'failed' }]],
    [
      'a retry starts from the beginning',
      [added('a'), failed('a'), to('retried', 'a')],
      [{ state: 'waiting', message: '' }],
    ],
    [
      'what the server refused for good is not sent again',
      [added('a'), failed('a', false), to('retried', 'a')],
      [{ state: 'failed', canRetry: false }],
    ],
    ['what has left is gone', [added('a'), added('b'), to('left', 'a')], [{ id: 'b' }]],
    ['events of a removed file change nothing', [added('a'), to('left', 'a'), failed('a')], []],
  ])('%s', (_fact, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
    expect(after(...events)).toHaveLength(expected.length);
  });
});

describe('nextFile', () => {
  it('is the first waiting file, and undefined while another is in progress or lost', () => {
    expect(nextFile(after(added('a', 'Leeg'), added('b'), added('c')))).toBe('b');
    expect(nextFile(after(added('a'), added('b'), to('signing', 'a')))).toBeUndefined();
    expect(nextFile(after(added('a'), added('b'), to('lost', 'a')))).toBeUndefined();
    expect(nextFile(after(added('a'), added('b'), failed('a')))).toBe('b');
  });

  it('never sends two files together, for any order of events', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    const event = fc.oneof(
      ids.map((id) => added(id)),
      ids.map((id) => added(id, 'Leeg')),
      fc.tuple(fc.constantFrom('lost', 'resumed', 'retried', 'left'), ids).map(([type, id]) => to(type, id)),
      ids.map((id) => failed(id)),
      fc.constant('start' as const),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let queue: UploadQueue = [];
        for (const one of events) {
          const next = nextFile(queue);
          const step = one === 'start' ? next !== undefined && to('signing', next) : one;
          if (step) queue = reduceQueue(queue, step);
          expect(queue.filter(({ state }) => state === 'signing').length).toBeLessThanOrEqual(1);
          expect(new Set(queue.map(({ id }) => id)).size).toBe(queue.length);
          if (isIdle(queue)) expect(nextFile(queue)).toBeUndefined();
        }
      }),
    );
  });
});

describe('pendingFiles', () => {
  it('counts the files that may still be added to the value', () => {
    expect(pendingFiles(after(added('a'), added('b', 'Leeg'), added('c'), failed('c')))).toBe(2);
  });
});

describe('retryDelay', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [5, 16_000],
    [6, 30_000],
    [50, 30_000],
  ])('waits after %i breaks %i ms', (losses, milliseconds) => {
    expect(retryDelay(losses)).toBe(milliseconds);
  });
});
