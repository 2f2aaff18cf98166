import { frameTrials } from '../../support/frame-trials.ts';
import { dashboard } from '../../support/owner.ts';
import { test } from '../browser-test.ts';
import { controlServer } from '../driving/control-server.ts';
import { frameLabAt } from '../walking/frame-lab.ts';

const control = '<!doctype html><title>Controle</title><body></body>';

// One test, because starting a browser takes longer than all trials.
test('the frame of the designer', async ({ tab }) => {
  const server = await controlServer(dashboard, { control });
  try {
    for (const [name, trial] of frameTrials)
      await test.step(name, () => trial(frameLabAt(tab, server.address)));
  } finally {
    await server.close();
  }
});
