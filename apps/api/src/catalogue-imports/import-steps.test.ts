import { beforeEach, describe, expect, it } from 'vitest';
import { type SweepDeps, sweepWebsite } from '../jobs/sweep-website.ts';
import type { Job } from '../ports/job-queue.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { importFixture, item } from './testing/import-fixture.ts';
import { findUnfinished, workOnImport, workOnPart } from './work-on-import.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const imports = await importFixture(database, a, b);
const { call, planned, itemsOf, importOf, rows } = imports;

/** New products in three chunks. */
const MANY = 120;
const many = Array.from({ length: MANY }, (_, at) =>
  item({ title: `Deel ${at}`, article_number: `D${at}`, price: '1' }, [], 2 + at),
);
const eventsOf = (ids: readonly string[]) =>
  rows(
    'select subject_id, action, member_id, member_name, before, after from audit_events where subject_id = any($1)',
    [ids],
  );
const productCount = async () => (await rows(`select count(*)::int as n from products`))[0].n as number;

/** Does the next chunk only, as a worker that then ends. */
async function oneChunk(id: string): Promise<void> {
  const ending = new Error('the worker ended');
  let transactions = 0;
  const now = () => {
    transactions += 1;
    if (transactions > 1) throw ending;
    return new Date();
  };
  await expect(workOnImport({ db: database.app, now }, a, id)).rejects.toThrow(ending);
}

beforeEach(() => rows('delete from products'));

describe('an import that stops on the way', () => {
  it('keeps what was stored when it is cancelled, and takes that back', async () => {
    const id = await planned(many);
    await call('runImport', { id });
    await oneChunk(id);
    expect(await importOf(id)).toMatchObject({ state: 'running', handled: 50 });
    expect((await call('cancelImport', { id })).import).toMatchObject({ state: 'cancelled', handled: 50 });
    await imports.work(id);
    expect(await productCount()).toBe(50);
    expect((await importOf(id)).outcomes).toEqual({ created: 50, changed: 0, unchanged: 0, refused: 0 });
    await imports.undone(id);
    expect(await rows('select distinct status from products')).toEqual([{ status: 'archived' }]);
    expect(await importOf(id)).toMatchObject({ state: 'undone', handled: MANY });
  });

  it('shows no outcomes when its plan is cancelled, and stored nothing', async () => {
    const id = await planned(many.slice(0, 2));
    await call('cancelImport', { id });
    expect((await itemsOf(id)).map(({ outcome }) => outcome)).toEqual([null, null]);
    expect(await productCount()).toBe(0);
  });

  it('is continued by the sweep, from where its worker ended, in each state', async () => {
    // Only imports have work here; the other steps of a sweep may fail.
    const files = { incomingFolder: '/nergens' };
    const jobs: Job[] = [];
    const enqueue = async (job: Job) => void jobs.push(job);
    const deps = { ...imports.deps, files, log: { error: () => {} }, jobs: { enqueue } };
    const sweep = () => sweepWebsite(deps as unknown as SweepDeps, a);
    const id = await imports.filled(many);
    for (const [name, state] of [
      ['planImport', 'planned'],
      ['runImport', 'done'],
      ['undoImport', 'undone'],
    ] as const) {
      await call(name, { id });
      await oneChunk(id);
      // Its worker may still be there.
      expect(await findUnfinished(database.app, a)).toEqual([]);
      await rows(`update catalogue_imports set worked_at = now() - interval '61 seconds'`);
      expect(await findUnfinished(database.app, a)).toEqual([{ importId: id, from: 50 }]);
      expect(await findUnfinished(database.app, b)).toEqual([]);
      await sweep();
      const job = { name: 'work-on-import', website_id: a, import_id: id, handled: 50 };
      expect(jobs.splice(0)).toEqual([job]);
      await imports.work(id);
      expect(await importOf(id)).toMatchObject({ state, handled: MANY });
      expect(await productCount()).toBe(state === 'planned' ? 0 : MANY);
    }
    expect(await findUnfinished(database.app, a)).toEqual([]);
    expect(await rows('select distinct status from products')).toEqual([{ status: 'archived' }]);
  });

  it('is worked on in parts, and a job that was overtaken does nothing', async () => {
    const id = await imports.filled(many);
    await call('planImport', { id });
    const part = (from?: number) => workOnPart(imports.deps, a, { importId: id, from }, 0);
    expect(await part()).toBe(50);
    expect(await part(0)).toBeUndefined();
    expect(await part(50)).toBe(100);
    expect(await importOf(id)).toMatchObject({ state: 'planning', handled: 100 });
    expect(await part(100)).toBeUndefined();
    expect(await importOf(id)).toMatchObject({ state: 'planned', handled: MANY });
  });

  it('handles each product once with several workers', async () => {
    const id = await planned(many);
    await call('runImport', { id });
    await Promise.all([imports.work(id), imports.work(id), imports.work(id)]);
    expect(await importOf(id)).toMatchObject({ state: 'done', handled: MANY });
    const ids = (await rows('select id from products')).map((row) => row.id as string);
    expect(ids).toHaveLength(MANY);
    expect(await eventsOf(ids)).toHaveLength(MANY);
  });
});
