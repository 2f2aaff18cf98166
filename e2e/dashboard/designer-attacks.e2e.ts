import { test } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { frameTrials } from '../support/frame-trials.ts';
import { frameLabOf } from '../support/hosted-frame.ts';

/** Targets of which another of the same kind is attacked in every run. */
const likeAnother = ['the local storage', 'the session storage', 'the frame element'];

test.describe('the frame of the designer', () => {
  for (const [name, trial] of frameTrials) {
    const isDeep = likeAnother.some((target) => name.endsWith(target));
    test(name, isDeep ? onlyDeep : {}, ({ page }) => trial(frameLabOf(page)));
  }
});
