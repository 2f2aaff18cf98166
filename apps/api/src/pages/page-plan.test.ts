import { describe, expect, it } from 'vitest';
import { dueAction, planErrors } from './page-plan.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (text: string | null) => (text === null ? null : new Date(text));
const before = { publish_at: null, unpublish_at: null };

describe('planErrors', () => {
  it.each([
    ['nothing planned', null, null, undefined],
    ['both in order', '2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z', undefined],
    ['this very moment', '2026-11-20T12:00:00Z', null, { publish_at: 'page_plan_past' }],
    ['offline in the past', null, '2026-11-19T12:00:00Z', { unpublish_at: 'page_plan_past' }],
    ['after five years', '2031-11-20T12:00:01Z', null, { publish_at: 'page_plan_far' }],
    ['in five years', '2031-11-20T12:00:00Z', null, undefined],
    ['offline first', '2026-11-22T08:00:00Z', '2026-11-21T08:00:00Z', { unpublish_at: 'page_plan_order' }],
    ['both at once', '2026-11-22T08:00:00Z', '2026-11-22T08:00:00Z', { unpublish_at: 'page_plan_order' }],
  ])('%s', (_name, publish, unpublish, expected) => {
    const found = planErrors(
      { publish_at: at(publish), unpublish_at: at(unpublish) },
      { before, now, isHome: false },
    );
    const keys = found && Object.entries(found).map(([name, [message]]) => [name, keyOf(message)]);
    expect(keys && Object.fromEntries(keys)).toEqual(expected);
  });

  it('keeps a moment that passed while its job has not run yet', () => {
    const late = { publish_at: at('2026-11-20T11:59:30Z'), unpublish_at: null };
    expect(planErrors(late, { before: late, now, isHome: false })).toBeUndefined();
  });

  it('refuses to take the home page offline', () => {
    const plan = { publish_at: null, unpublish_at: at('2026-11-21T08:00:00Z') };
    expect(planErrors(plan, { before, now, isHome: true })).toEqual({
      unpublish_at: [{ key: 'page_home_online' }],
    });
  });
});

describe('dueAction', () => {
  it.each([
    ['neither', '2026-11-21T00:00:00Z', null, undefined],
    ['online', '2026-11-20T12:00:00Z', '2026-11-21T00:00:00Z', 'publish'],
    ['offline', null, '2026-11-20T12:00:00Z', 'unpublish'],
    ['both, offline last', '2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z', 'unpublish'],
    ['both, online last', '2026-11-20T00:00:00Z', '2026-11-19T00:00:00Z', 'publish'],
  ])('%s is due', (_name, publish, unpublish, action) => {
    expect(dueAction({ publish_at: at(publish), unpublish_at: at(unpublish) }, now)).toBe(action);
  });
});

function keyOf(message: unknown): unknown {
  return (message as { key: string }).key;
}
