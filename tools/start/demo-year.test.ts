import { describe, expect, it } from 'vitest';
import { readDemoYear } from './demo-year.ts';

describe('DEMO_YEAR', () => {
  it('is on unless it says off', () => {
    expect([undefined, '', 'on', 'off'].map((value) => readDemoYear({ DEMO_YEAR: value }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('refuses another value in one sentence', () => {
    expect(() => readDemoYear({ DEMO_YEAR: 'nee' })).toThrow(
      'DEMO_YEAR is "nee", maar kan alleen on of off zijn.',
    );
  });
});
