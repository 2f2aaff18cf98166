import { newFormItem } from '@etalage/site-model';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { answerSubmissions } from '../support/shown-form.ts';
import { emptyPage, sectionOf, show } from '../support/shown-page.ts';
import { untilAlive } from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';

const form = {
  id: 'f1',
  title: 'Adviesgesprek',
  submit_title: 'Versturen',
  summary: '0',
  version: 1,
  items: [newFormItem({ type: 'text', identifier: 'naam', label: 'Naam', required: '1' })],
};

async function showBanner(page: Page): Promise<void> {
  const data = { title: 'Kom langs', form_button: '1', form: 'f1' };
  const body = sectionOf('sectionContentSpecialOne', data);
  const [section = ''] = body.root;
  await show(page, {
    body,
    custom_fields: { ...emptyPage.custom_fields, connections: { [section]: [form] } },
  });
}

test.describe('the form behind the button of a banner', () => {
  test('SEC-53 opens over the page, shows errors in place, and keeps what was typed when it closes', async ({
    page,
    problems,
  }) => {
    problems.allow(/^422 .*forms\/submit/);
    await showBanner(page);
    await page.waitForLoadState(untilAlive.waitUntil);
    const dialog = page.getByRole('dialog', { name: 'Adviesgesprek' });
    const opener = page.getByRole('button', { name: 'Adviesgesprek' });
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'a form over the page');

    await answerSubmissions(page, { errors: { naam: ['Vul je naam in.'] } }, { message: 'Bedankt!' });
    await dialog.getByRole('button', { name: 'Versturen' }).click();
    await expect(dialog.getByText('Vul je naam in.')).toBeVisible();
    await dialog.getByLabel(/^Naam/).fill('Noor');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByLabel(/^Naam/)).toHaveValue('Noor');
    await dialog.getByRole('button', { name: 'Versturen' }).click();
    await expect(dialog.getByText('Bedankt!')).toBeVisible();
    await dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect(dialog).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('SEC-53 also opens, by the browser itself', async ({ page }) => {
      await showBanner(page);
      await page.getByRole('button', { name: 'Adviesgesprek' }).click();
      await expect(page.getByRole('dialog', { name: 'Adviesgesprek' })).toBeVisible();
      await expect(page.getByLabel(/^Naam/)).toBeVisible();
    });
  });
});
