import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutchClockOf, dutchDayOf, momentOfDutchClock } from './dutch-clock.ts';

describe('the clock of the Netherlands', () => {
  it.each([
    ['in winter', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
    ['in summer', '2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
    ['at midnight', '2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
    ['before the skipped hour', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['after the skipped hour', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['in the hour that occurs twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s', (_name, clock, moment) => {
    expect(momentOfDutchClock(clock)?.toISOString()).toBe(moment);
    expect(dutchClockOf(moment)).toBe(clock);
    expect(dutchDayOf(moment)).toBe(clock.slice(0, 10));
  });

  it('has no skipped hour: it is the one after it', () => {
    expect(momentOfDutchClock('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it.each(['', '2026-12-01', '2026-13-01T09:00', 'morgen', '2026-12-01T09:00:00Z'])(
    'does not show %j',
    (text) => {
      expect(momentOfDutchClock(text)).toBeUndefined();
    },
  );

  it('shows every minute that it names, except the hour that occurs twice', () => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2050, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const moment = new Date(minute * 60_000);
        const clock = dutchClockOf(moment);
        expect(dutchClockOf(momentOfDutchClock(clock)!)).toBe(clock);
      }),
    );
  });
});
