import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureChromium } from '../../test/ensure-chromium.mjs';
import { workspaceRoot } from '../../node/use-project-node.mjs';

// The part of Playwright that is used; tools do not depend on the packages of the journeys, so the types are declared
// here.

export interface Frame {
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Given>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  locator(selector: string, which: { hasText: RegExp }): { click(): Promise<void> };
}

export interface Page extends Frame {
  on(event: 'pageerror', seen: (error: Error) => void): void;
  addInitScript<Given>(script: (given: Given) => void, given: Given): Promise<unknown>;
  goto(url: string, until: { waitUntil: 'commit' }): Promise<unknown>;
  frames(): Frame[];
  waitForTimeout(milliseconds: number): Promise<void>;
  evaluateHandle<Result, Given>(
    work: (given: Given) => Result,
    given: Given,
  ): Promise<{ asElement(): { click(): Promise<void> } | null }>;
  readonly keyboard: { press(key: string): Promise<void> };
}

/** A session of the Chrome DevTools Protocol. */
export interface Protocol {
  send(method: 'HeapProfiler.collectGarbage' | 'Performance.enable'): Promise<unknown>;
  send(method: 'Runtime.getHeapUsage'): Promise<{ usedSize: number }>;
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>;
  detach(): Promise<void>;
}

export interface Context {
  newPage(): Promise<Page>;
  newCDPSession(of: Page | Frame): Promise<Protocol>;
  close(): Promise<void>;
}

export interface Browser {
  newContext(options: { viewport: { width: number; height: number } }): Promise<Context>;
  version(): string;
  close(): Promise<void>;
}

/** Starts the Chromium that the journeys use. */
export function openBrowser(): Promise<Browser> {
  const { chromium } = createRequire(join(workspaceRoot, 'e2e/package.json'))('playwright-core') as {
    chromium: { launch(options: object): Promise<Browser> };
  };
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
}
