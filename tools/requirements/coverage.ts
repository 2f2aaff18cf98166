import { areaOf, type CheckKind, REQUIREMENT_ID, type Requirement } from './ledger.ts';
import { hasStrayNote, notesOn } from './notes.ts';

/** A test title with its file and the kind of proof that the file gives. */
export interface FoundTest {
  title: string;
  path: string;
  line: number;
  kind: CheckKind;
}

export interface AreaCoverage {
  area: string;
  total: number;
  /** Named by a test of the required kind, without a note. */
  proven: string[];
  /** The tests of the required kind cover a part of the row. */
  partly: string[];
  /** The tests of the required kind use a fake for a part of the product, and none of them is noted `(partly)`. */
  standIn: string[];
  /** Named by a test, but not by one of the kind that the ledger requires. */
  wrongKind: string[];
  missing: string[];
}

/** What the tests say about a row; each row is in one of these lists. */
export type CoverageState = Exclude<keyof AreaCoverage, 'area' | 'total'>;

export interface Coverage {
  areas: AreaCoverage[];
  errors: string[];
  testsById: Map<string, FoundTest[]>;
}

const MAX_IDS_PER_TITLE = 5;

/** Journeys in a browser prove everything, api tests everything except screens, other tests pure rules only. */
const PROOFS: Record<CheckKind, readonly CheckKind[]> = {
  browser: ['browser'],
  api: ['api', 'browser'],
  unit: ['unit', 'api', 'browser'],
};

/** Whether a test of one kind proves a requirement that is checked in another or the same way. */
function isProof(kind: CheckKind, check: CheckKind): boolean {
  return PROOFS[check].includes(kind);
}

/** Whether a test proves a whole requirement: it is of the required kind and its title has no note on it. */
export function isWholeProof({ title, kind }: FoundTest, { id, check }: Requirement): boolean {
  return isProof(kind, check) && notesOn(id, title).length === 0;
}

/** A lib's test is a unit test, also when it renders a component in a simulated document. */
export function testKindOf(path: string): CheckKind {
  if (path.startsWith('e2e/') && path.endsWith('.e2e.ts')) return 'browser';
  return path.startsWith('apps/api/') ? 'api' : 'unit';
}

export function idsIn(title: string): string[] {
  return [...new Set(title.match(REQUIREMENT_ID) ?? [])];
}

/** Checks the titles against the ledger: per area what is proven and what is not, and invalid titles. */
export function coverageOf(requirements: readonly Requirement[], tests: readonly FoundTest[]): Coverage {
  const known = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const areaNames = new Set(requirements.map(({ area }) => area));
  const testsById = new Map<string, FoundTest[]>();
  const errors: string[] = [];
  for (const test of tests) {
    const ids = idsIn(test.title).filter((id) => areaNames.has(areaOf(id)));
    const where = `${test.path}:${test.line}`;
    if (ids.length > MAX_IDS_PER_TITLE) {
      errors.push(`${where} names ${ids.length} requirements; at most ${MAX_IDS_PER_TITLE} a title.`);
    }
    if (hasStrayNote(test.title)) {
      errors.push(`${where} has a note that does not stand directly after an ID.`);
    }
    const [first] = idsIn(test.title);
    if (first && test.title.startsWith(first) && !areaNames.has(areaOf(first))) {
      errors.push(`${where} names ${first}, which is not in the ledger.`);
    }
    for (const id of ids) {
      if (!known.has(id)) errors.push(`${where} names ${id}, which is not in the ledger.`);
      testsById.set(id, [...(testsById.get(id) ?? []), test]);
    }
  }
  const areas = [...areaNames].map((area) => areaCoverage(area, requirements, testsById));
  return { areas, errors, testsById };
}

function areaCoverage(
  area: string,
  requirements: readonly Requirement[],
  testsById: ReadonlyMap<string, readonly FoundTest[]>,
): AreaCoverage {
  const coverage: AreaCoverage = {
    area,
    total: 0,
    proven: [],
    partly: [],
    standIn: [],
    wrongKind: [],
    missing: [],
  };
  for (const requirement of requirements.filter((candidate) => candidate.area === area)) {
    coverage.total += 1;
    coverage[stateOf(requirement, testsById.get(requirement.id) ?? [])].push(requirement.id);
  }
  return coverage;
}

function stateOf(requirement: Requirement, tests: readonly FoundTest[]): CoverageState {
  if (tests.length === 0) return 'missing';
  if (tests.some((test) => isWholeProof(test, requirement))) return 'proven';
  const proofs = tests.filter(({ kind }) => isProof(kind, requirement.check));
  if (proofs.length === 0) return 'wrongKind';
  return proofs.some(({ title }) => notesOn(requirement.id, title).includes('partly')) ? 'partly' : 'standIn';
}
