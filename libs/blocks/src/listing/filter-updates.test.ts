import { formatFilters, parseFilters } from '@etalage/shop-domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFilterUpdates } from './filter-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(start = '') {
  const sent: string[] = [];
  const updates = createFilterUpdates(parseFilters(start), (filters) => sent.push(formatFilters(filters)));
  return { sent, updates };
}

describe('createFilterUpdates', () => {
  it('SRCH-25 sends three ticks within 90 ms as one search, 100 ms after the last', () => {
    const { sent, updates } = watch();
    updates.tick('kleur', 'rood', true);
    vi.advanceTimersByTime(45);
    updates.tick('kleur', 'blauw', true);
    vi.advanceTimersByTime(45);
    updates.tick('maat', 'xl', true);
    vi.advanceTimersByTime(99);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['kleur:rood,blauw|maat:xl']);
  });

  it('SRCH-26 sends a typed range once, 400 ms after the last key', () => {
    const { sent, updates } = watch();
    for (const typed of ['1', '12', '120']) {
      updates.range('prijs', '', typed);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(299);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['prijs:<->120']);
    vi.advanceTimersByTime(2000);
    expect(sent).toHaveLength(1);
  });

  it('SRCH-27 sends a reversed range unchanged', () => {
    const { sent, updates } = watch();
    updates.range('prijs', '900', '5');
    vi.advanceTimersByTime(400);
    expect(sent).toEqual(['prijs:900<->5']);
  });

  it('unticks what was ticked and drops the entry', () => {
    const { sent, updates } = watch('kleur:rood');
    updates.tick('kleur', 'rood', false);
    vi.advanceTimersByTime(100);
    expect(sent).toEqual(['']);
  });

  it('sends a pending tick together with a range', () => {
    const { sent, updates } = watch();
    updates.range('prijs', '10', '');
    vi.advanceTimersByTime(350);
    updates.tick('kleur', 'rood', true);
    vi.advanceTimersByTime(500);
    expect(sent).toEqual(['kleur:rood|prijs:10<->']);
  });
});
