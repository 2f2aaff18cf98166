import { expect, it } from 'vitest';
import { fileProblem } from './file-problem.ts';

const MB = 1024 * 1024;

it.each([
  ['lijst.csv', 10, null],
  ['LIJST.XLSX', 20 * MB, null],
  ['lijst.xlsx', 20 * MB + 1, 'imports_error_size'],
  ['lijst.xls', 10, 'imports_error_kind'],
  ['foto.csv.png', 10, 'imports_error_kind'],
  ['leeg.csv', 0, 'imports_error_empty'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});
