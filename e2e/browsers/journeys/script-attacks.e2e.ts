import {
  expectAttacksRun,
  expectNoAttackRuns,
  listen,
  publishAttacks,
} from '../../support/script-attack-steps.ts';
import { test } from '../browser-test.ts';
import { controlServer } from '../driving/control-server.ts';
import { callerOf } from '../walking/caller-of.ts';
import { signInByCall } from '../walking/sign-in.ts';

const site = process.env['E2E_SITE_URL'] ?? '';
const unprotected = `<script>(${listen.toString()})()</script>`;
const control = `<!doctype html><body>${unprotected}</body>`;

test('no attack in rich text runs in the page of a visitor, and most do run where nothing is sanitised', async ({
  tab,
}) => {
  const server = await controlServer(site, { control, unprotected });
  try {
    await tab.open(`${server.address}/controle.html`);
    await expectAttacksRun(tab, 200);
    await signInByCall(tab);
    const own = await publishAttacks(callerOf(tab));
    await tab.open(server.address + own.path);
    await expectNoAttackRuns(tab);
  } finally {
    await server.close();
  }
});
