import { createHash } from 'node:crypto';
import { type Coverage, type FoundTest, isWholeProof } from './coverage.ts';
import type { Requirement } from './ledger.ts';

/** A proven requirement with one of the tests that prove it. */
export interface DrawnRequirement {
  requirement: Requirement;
  test: FoundTest;
}

/**
 * At most `count` proven requirements in a random order that follows from the seed only. A requirement that is added to
 * the ledger does not change the order of the others.
 */
export function drawRequirements(
  requirements: readonly Requirement[],
  { areas, testsById }: Coverage,
  { count, seed }: { count: number; seed: string },
): DrawnRequirement[] {
  const rankOf = (id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const proven = new Set(areas.flatMap((area) => area.proven));
  return requirements
    .filter(({ id }) => proven.has(id))
    .flatMap((requirement) => {
      const test = testsById.get(requirement.id)?.find((found) => isWholeProof(found, requirement));
      return test ? [{ requirement, test, rank: rankOf(requirement.id) }] : [];
    })
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ requirement, test }) => ({ requirement, test }));
}

/** The number of requirements to draw from what was typed after `--draw`, 10 if nothing was; undefined if it is not valid. */
export function drawCount(typed: string | undefined): number | undefined {
  if (typed === undefined || typed.startsWith('--')) return 10;
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : undefined;
}

/** Two lines per requirement: its ID with the place of the test, and the title of that test. */
export function drawReport(drawn: readonly DrawnRequirement[]): string {
  return drawn
    .map(
      ({ requirement, test }) =>
        `${requirement.id.padEnd(9)} ${test.kind.padEnd(8)} ${test.path}:${test.line}\n    ${test.title}`,
    )
    .join('\n');
}
