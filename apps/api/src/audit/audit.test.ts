import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { findChange, findHistory, recordChange } from './audit.repository.ts';

const { app, createWebsite } = await createTestDatabase();
const a = await createWebsite({ id: 'a', host: 'a.test' });
const member = { id: 'm1', name: 'Jan' };
const thing = (subjectId: string, after: object | null) => ({
  subjectId,
  before: { n: 1 },
  after: after && { ...after },
});

it('records what a member changed, as one change of several things, and finds it by thing and by change', async () => {
  await withWebsite(app, a, async (tx) => {
    const changes = [thing('x', { n: 2 }), thing('y', null)];
    const change = await recordChange(tx, a, member, { kind: 'thing', action: 'changed', changes });
    const event = { member_name: 'Jan', action: 'changed', before: { n: 1 } };
    expect(await findHistory(tx, a, { kind: 'thing', id: 'x' }, 10)).toMatchObject([
      { ...event, after: { n: 2 } },
    ]);
    expect(await findHistory(tx, a, { kind: 'other', id: 'x' }, 10)).toEqual([]);
    expect((await findChange(tx, a, 'thing', change)).map(({ subject_id }) => subject_id).sort()).toEqual([
      'x',
      'y',
    ]);
    expect(await recordChange(tx, a, member, { kind: 'thing', action: 'changed', changes: [] })).toBe('');
  });
});
