/** A suite of Playwright's JSON report: a file, or a group of tests in a file. */
export interface ReportedSuite {
  title: string;
  suites?: readonly ReportedSuite[];
  specs: readonly { title: string; tests: readonly { status: string }[] }[];
}

/**
 * Full titles of the journeys that failed at first and passed on a retry; they must be fixed, because they can hide a
 * fault.
 */
export function flakyJourneys(suites: readonly ReportedSuite[]): string[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const own = specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => spec.title);
    return [...own, ...flakyJourneys(inner)].map((name) => `${title} › ${name}`);
  });
}
