import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { canvasFrame } from '../support/designer.ts';
import { demoOwner, screenOf, signIn } from '../support/owner.ts';
import { openNewPage } from '../support/pages.ts';
import { onlyDeep } from '../support/deep-run.ts';

test(
  'an owner makes a draft about privacy with the facts of the website, which no visitor sees yet',
  onlyDeep,
  async ({ page }) => {
    // No headers of the test itself: with these the frame of the canvas loads nothing.
    await signIn(page, demoOwner, { address: '10.91.50.9' });
    await page.goto(screenOf('/paginas'));
    const { dialog, path, make } = await openNewPage(page);
    await dialog.getByRole('radio', { name: 'Privacy' }).check();
    await expect(path).toHaveValue(/^\/privacy/);
    await expectAccessible(page, 'a choice of templates with drafts about the law');
    const address = `/privacy-${crypto.randomUUID().slice(0, 8)}`;
    await path.fill(address);
    await make();
    await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);
    const canvas = await canvasFrame(page);
    await expect(canvas.getByText('Atelier Noord B.V.').first()).toBeVisible();
    await expect(canvas.getByText('Mollie B.V. in Amsterdam, voor je betaling.')).toBeVisible();
    const site = test.info().project.use.baseURL ?? '';
    expect((await page.request.get(site + address)).status()).toBe(404);
  },
);
