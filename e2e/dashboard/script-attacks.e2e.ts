import { test } from '@playwright/test';
import { signInAsOwner } from '../support/designer.ts';
import { scopeOf } from '../support/scope.ts';
import {
  expectAttacksRun,
  expectNoAttackRuns,
  listen,
  publishAttacks,
} from '../support/script-attack-steps.ts';

// Without the content security policy of the page, which would also block most of these: this test checks what
// is stored.
test.use({ bypassCSP: true, extraHTTPHeaders: { 'x-forwarded-for': '10.90.7.1' } });

test('no attack in rich text runs in the page of a visitor, and each one does run where nothing is sanitised', async ({
  page,
  context,
}) => {
  test.slow();
  await context.addInitScript(listen);
  const control = await context.newPage();
  await control.route('http://control.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
  );
  await control.goto('http://control.test/');
  await expectAttacksRun(scopeOf(control), 300);
  await control.close();

  await signInAsOwner(page);
  const own = await publishAttacks(page);
  await page.goto(own.path);
  await expectNoAttackRuns(scopeOf(page));
});
