import type { Coverage } from './coverage.ts';
import type { Requirement } from './ledger.ts';

/** One line per area, and the total. */
export function coverageTable({ areas }: Coverage): string {
  const rows = areas.map(({ area, total, proven, wrongKind, missing }) => [
    area,
    total,
    proven.length,
    wrongKind.length,
    missing.length,
  ]);
  const sums = [1, 2, 3, 4].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  const lines = [['area', 'rows', 'proven', 'other kind', 'missing'], ...rows, ['total', ...sums]];
  return lines
    .map(([first, ...rest]) =>
      [String(first).padEnd(7), ...rest.map((cell) => String(cell).padStart(12))].join(''),
    )
    .join('\n');
}

/** Every row of one area with the tests that name it. */
export function areaDetails(
  area: string,
  requirements: readonly Requirement[],
  { areas, testsById }: Coverage,
): string {
  const coverage = areas.find((candidate) => candidate.area === area);
  if (!coverage) return `No area ${area}; known: ${areas.map((known) => known.area).join(' ')}`;
  return requirements
    .filter((requirement) => requirement.area === area)
    .flatMap(({ id, check, text }) => {
      const state = coverage.proven.includes(id)
        ? 'proven'
        : coverage.missing.includes(id)
          ? 'MISSING'
          : 'OTHER KIND';
      const tests = (testsById.get(id) ?? []).map((test) => `    ${test.kind}: ${test.path}:${test.line}`);
      return [`${id.padEnd(9)} ${check.padEnd(8)} ${state.padEnd(11)} ${shorten(text)}`, ...tests];
    })
    .join('\n');
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
