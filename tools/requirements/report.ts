import type { Coverage, CoverageState } from './coverage.ts';
import type { Requirement } from './ledger.ts';

/** The states in the order of the columns, with the word for one row and the heading of its column. */
const STATES: readonly (readonly [CoverageState, string])[] = [
  ['proven', 'proven'],
  ['partly', 'partly'],
  ['standIn', 'stand-in'],
  ['wrongKind', 'other kind'],
  ['missing', 'missing'],
];

/** One line per area, and the total. */
export function coverageTable({ areas }: Coverage): string {
  const rows = areas.map((one) => [one.area, one.total, ...STATES.map(([state]) => one[state].length)]);
  const sums = ['rows', ...STATES].map((_, at) => rows.reduce((sum, row) => sum + Number(row[at + 1]), 0));
  return [['area', 'rows', ...STATES.map(([, heading]) => heading)], ...rows, ['total', ...sums]]
    .map(([first, ...rest]) =>
      [String(first).padEnd(7), ...rest.map((cell) => String(cell).padStart(12))].join(''),
    )
    .join('\n');
}

/** The rows that are not proven although a test of the required kind names them, by the note of that test. */
export function notedRows({ areas }: Coverage): string {
  const lists = (['partly', 'standIn'] as const).map((state) => {
    const ids = areas.flatMap((area) => area[state]);
    return `${headingOf(state)}: ${ids.join(' ') || 'none'}`;
  });
  return lists.join('\n');
}

function headingOf(state: CoverageState): string {
  return STATES.find(([known]) => known === state)?.[1] ?? state;
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
      const [, state = ''] = STATES.find(([known]) => coverage[known].includes(id)) ?? [];
      const tests = (testsById.get(id) ?? []).map((test) => `    ${test.kind}: ${test.path}:${test.line}`);
      return [
        `${id.padEnd(9)} ${check.padEnd(8)} ${(state === 'proven' ? state : state.toUpperCase()).padEnd(11)} ${shorten(text)}`,
        ...tests,
      ];
    })
    .join('\n');
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
