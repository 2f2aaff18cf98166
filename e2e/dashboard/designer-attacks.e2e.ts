import { test } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { frameTrials } from '../support/frame-trials.ts';
import { frameLabOf } from '../support/hosted-frame.ts';

/** Of each kind of attack one is tried in every run: on the page around the frame, with a script, over the port. */
const inEveryRun = ['the page around it', 'runs no script', 'no second port'];

test.describe('the frame of the designer', () => {
  for (const [name, trial] of frameTrials) {
    const isFirst = inEveryRun.some((part) => name.includes(part));
    test(name, isFirst ? {} : onlyDeep, ({ page }) => trial(frameLabOf(page)));
  }
});
