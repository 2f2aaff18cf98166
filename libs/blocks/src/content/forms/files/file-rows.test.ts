import type { QueuedFile } from '@etalage/form-engine/render';
import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { fileRows } from './file-rows.ts';

const t = createTranslate();
const queued = (change: Partial<QueuedFile>): QueuedFile => ({
  id: '1',
  name: 'a.pdf',
  state: 'waiting',
  progress: 0,
  message: '',
  canRetry: true,
  losses: 0,
  ...change,
});
const rowOf = (change: Partial<QueuedFile>) => fileRows([], [queued(change)], t)[0];

describe('fileRows', () => {
  it('shows stored files before uploads', () => {
    const rows = fileRows([{ path: 'assets/b.pdf', name: 'b.pdf', custom: '' }], [queued({})], t);
    expect(rows.map(({ key }) => key)).toEqual(['assets/b.pdf', '1']);
    expect(rows[0]).toMatchObject({ name: 'b.pdf', state: '', actions: ['open', 'remove'] });
  });

  it.each([
    [{ state: 'sending', progress: 0.456 }, '45% verstuurd', 0.456],
    [{ state: 'sending', progress: 1 }, 'Wordt verwerkt...', 1],
    [{ state: 'lost' }, 'Geen verbinding. We gaan verder zodra die er weer is.', 0],
  ] as const)(
    'shows the progress of a file and lets the visitor cancel it (%o)',
    (change, state, progress) => {
      expect(rowOf(change)).toMatchObject({ state, progress, isFailed: false, actions: ['cancel'] });
    },
  );

  it('offers a retry only where that may help', () => {
    const failed = { state: 'failed', message: 'Vol.' } as const;
    expect(rowOf(failed)).toMatchObject({ state: 'Vol.', isFailed: true, actions: ['retry', 'cancel'] });
    expect(rowOf({ ...failed, canRetry: false })?.actions).toEqual(['dismiss']);
  });
});
