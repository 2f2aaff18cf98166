import { describe, expect, it } from 'vitest';
import { mutationScores } from './mutation-scores.ts';

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
