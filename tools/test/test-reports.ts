import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flakyJourneys, type ReportedSuite } from './flaky-journeys.ts';
import { projectsOf } from './project-folders.ts';
import { type Counts, countsOfPlaywright, countsOfStep, countsOfVitest } from './test-counts.ts';

const VITEST_REPORT = 'test-results/vitest.json';
export const PLAYWRIGHT_REPORT = 'test-results/playwright.json';
/** Of the journeys in Firefox and WebKit. */
export const BROWSERS_REPORT = 'test-results/browsers.json';

type PlaywrightFile = Parameters<typeof countsOfPlaywright>[0] & { suites: ReportedSuite[] };

/** Folders of the projects that have tests. */
function testedProjects(workspace: string): string[] {
  return projectsOf(workspace)
    .filter(({ manifest }) => manifest.nx?.targets?.['test'] !== undefined)
    .map(({ folder }) => folder);
}

/** Removes old reports, so that a report found afterwards is from this run or from the cache for this state. */
export function removeReports(workspace: string): void {
  for (const project of testedProjects(workspace))
    rmSync(join(workspace, project, VITEST_REPORT), { force: true });
  for (const report of [PLAYWRIGHT_REPORT, BROWSERS_REPORT]) rmSync(join(workspace, report), { force: true });
}

/** The counts of each project's tests; a project that wrote no report is left out. */
export function vitestCounts(workspace: string): Counts[] {
  return testedProjects(workspace)
    .map((project) => join(workspace, project, VITEST_REPORT))
    .filter(existsSync)
    .map((path) =>
      countsOfVitest(JSON.parse(readFileSync(path, 'utf8')) as Parameters<typeof countsOfVitest>[0]),
    );
}

/** The counts of journeys from their report; prints the titles of those that needed a retry. */
export function reportedCounts(workspace: string, report: string, stepPassed: boolean): Counts {
  const path = join(workspace, report);
  if (!existsSync(path)) return countsOfStep(stepPassed, []);
  const file = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightFile;
  for (const title of flakyJourneys(file.suites)) console.log(`flaky: ${title}`);
  return countsOfStep(stepPassed, [countsOfPlaywright(file)]);
}
