import type { Frame, Page } from '@playwright/test';

/** Where a function of a test can run: a page, or a frame in it. */
export interface Scope {
  /** Runs a function there; its argument and its result are JSON. An error keeps its name: `SecurityError: …`. */
  evaluate<R, A = undefined>(run: (argument: A) => R | Promise<R>, argument?: A): Promise<R>;
}

/** A page or a frame of Playwright as a scope. */
export const scopeOf = (where: Page | Frame): Scope => ({
  evaluate: (run, argument) => where.evaluate(run as never, argument as never),
});
