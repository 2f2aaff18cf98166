import { describe, expect, it } from 'vitest';
import { mutationScores, scoreOfAll } from './mutation-scores.ts';

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

describe('mutationScores', () => {
  it('adds up the files of a folder and leaves out what could not be tried', () => {
    expect(
      mutationScores({
        files: {
          'src/vat/vat-area.ts': mutants('Killed', 'Survived', 'Ignored', 'CompileError'),
          'src/money/round.ts': mutants('Killed', 'Timeout', 'Killed', 'NoCoverage'),
          'src/vat/deep/one.ts': mutants('Killed', 'Killed'),
          'src/cart/types.ts': mutants('Ignored'),
        },
      }),
    ).toEqual([
      { folder: 'money', mutants: 4, score: 75 },
      { folder: 'vat', mutants: 4, score: 75 },
    ]);
  });
});

describe('scoreOfAll', () => {
  it('counts each change once', () => {
    const folders = [
      { folder: 'money', mutants: 300, score: 100 },
      { folder: 'vat', mutants: 100, score: 60 },
    ];
    expect(scoreOfAll(folders)).toEqual({ folder: 'all', mutants: 400, score: 90 });
  });

  it('is no number when nothing was tried, which no lowest score accepts', () => {
    expect(scoreOfAll([]).score).toBeNaN();
  });
});
