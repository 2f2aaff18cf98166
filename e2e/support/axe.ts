import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { isDeepRun } from './deep-run.ts';

/** The short form of the same code, which a page reads in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violations = AxeResults['violations'];

/** Only violations are used, so nothing else is computed. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * Fails with the rule and the element of every accessibility violation on the page, once its animations have ended.
 * `except` are rules that the page breaks on purpose.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  except: readonly string[] = [],
): Promise<void> {
  await judge(page, state, page.frames().length > 1, except);
}

/** The same for the page around its frames, when the content of the frames is checked in another state. */
export async function expectAccessibleAround(page: Page, state: string): Promise<void> {
  await judge(page, state, false);
}

/**
 * The same at other widths too in the deep run, in the current state of the page; restores the width afterwards.
 */
export async function expectAccessibleAt(
  page: Page,
  widths: readonly number[],
  state: string,
): Promise<void> {
  await expectAccessible(page, state);
  if (!isDeepRun) return;
  const own = page.viewportSize();
  if (!own) throw new Error('the window has no size');
  for (const width of widths.filter((one) => one !== own.width)) {
    await page.setViewportSize({ ...own, width });
    await expectAccessible(page, `${state}, ${width} px`);
  }
  await page.setViewportSize(own);
}

async function judge(
  page: Page,
  state: string,
  withFrames: boolean,
  except: readonly string[] = [],
): Promise<void> {
  const look = async () => {
    await settle(page);
    const violations = withFrames ? await judgeFrames(page) : await judgeDocument(page);
    return violations.filter(({ id }) => !except.includes(id));
  };
  let broken = await look();
  // A message that began to fade while it was judged has too little contrast for a moment; what lasts is found again.
  if (broken.some(({ id }) => id === 'color-contrast')) broken = await look();
  const found = broken.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`));
  expect(found, `axe: ${state}`).toEqual([]);
}

/** Frames need a page of axe's own to gather their results on. */
async function judgeFrames(page: Page): Promise<Violations> {
  const { violations } = await new AxeBuilder({ page }).options(options).analyze();
  return violations;
}

/**
 * Without frames one run inside the page gives the same result in half the time. The code of axe stays in the document
 * for the next state.
 */
async function judgeDocument(page: Page): Promise<Violations> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ exclude: ['iframe'] }, { ...runOptions, iframes: false });
    return violations;
  }, options);
}

/**
 * During a fade the contrast is that of neither its start nor its end, so the test waits for finite animations.
 */
async function settle(page: Page): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  await expect.poll(() => page.evaluate(isMoving), 'no animation is running').toBe(false);
}
