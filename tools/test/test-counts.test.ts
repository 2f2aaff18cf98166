import { describe, expect, it } from 'vitest';
import { countsOfPlaywright, countsOfStep, countsOfVitest, sumOf } from './test-counts.ts';

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

describe('countsOfVitest', () => {
  it('counts tests', () => {
    const testResults = [file('failed', 'passed', 'failed'), file('passed', 'passed')];
    expect(countsOfVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [file('failed'), file('failed', 'passed')];
    expect(countsOfVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({
      passed: 1,
      failed: 2,
    });
  });
});

describe('countsOfPlaywright', () => {
  it('counts journeys, and errors outside them', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1 };
    expect(countsOfPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 1 });
    expect(countsOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2 });
  });
});

describe('countsOfStep', () => {
  it('makes a crash without a report one failure', () => {
    expect(countsOfStep(false, [])).toEqual({ passed: 0, failed: 1 });
    expect(countsOfStep(false, [{ passed: 2, failed: 1 }])).toEqual({ passed: 2, failed: 1 });
    expect(countsOfStep(true, [{ passed: 2, failed: 0 }])).toEqual({ passed: 2, failed: 0 });
  });
});

describe('sumOf', () => {
  it('adds up', () => {
    expect(sumOf([])).toEqual({ passed: 0, failed: 0 });
    expect(
      sumOf([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
  });
});
