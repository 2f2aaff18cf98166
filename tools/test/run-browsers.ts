import { join } from 'node:path';
import { ensureBrowsers } from './ensure-browsers.mjs';
import { installed } from './installed.ts';
import type { Step, StepResult } from './run-step.ts';
import type { Counts } from './test-counts.ts';
import { BROWSERS_REPORT, reportedCounts } from './test-reports.ts';

/** Runs the journeys and the attacks in Firefox and WebKit; a browser that is missing counts as one failure. */
export async function runBrowsers(
  workspace: string,
  run: (step: Step) => Promise<StepResult>,
): Promise<Counts> {
  if (!installed(ensureBrowsers)) return { passed: 0, failed: 1 };
  const { passed } = await run({
    name: 'Firefox and WebKit',
    command: 'playwright',
    args: ['test', '--config=browsers/playwright.config.ts', '--reporter=list,json'],
    cwd: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(workspace, BROWSERS_REPORT) },
  });
  return reportedCounts(workspace, BROWSERS_REPORT, passed);
}
