import type { VisitorForm } from '@etalage/site-model';
import type { Page } from '@playwright/test';
import { answerSubmissions, question } from '../support/shown-form.ts';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep, firstOf } from '../support/deep-run.ts';
import { panelOf, untilAlive } from '../support/shop.ts';
import { show } from '../support/shown-page.ts';
import { optionWith, productPage, type Product } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';

const form: VisitorForm = {
  id: 'f1',
  title: 'Vraag',
  submit_title: 'Vraag versturen',
  summary: '0',
  version: 1,
  items: [question('naam', { required: '1' }), question('vraag')],
};
const asked = { enable_form: '1', form_id: 'f1' } as const;
const formOf = (page: Page) => panelOf(page).locator('form[data-form]');
const toggle = (page: Page) => panelOf(page).getByLabel('Informatie aanvragen');
const addButton = (page: Page) => panelOf(page).getByRole('button', { name: 'In winkelwagen' });

/** Opens the page of a product with its form, as the server sends it. */
async function showAsked(page: Page, changes: Partial<Product> = {}): Promise<void> {
  const made = productPage({ ...asked, ...changes });
  const connections = { forms: { f1: form } };
  await show(page, { ...made, custom_fields: { ...made.custom_fields!, connections } });
  await page.waitForLoadState(untilAlive.waitUntil);
}

test(
  'PROD-21 PROD-22 a form that is the only option is shown alone, without a toggle or a cart panel',
  onlyDeep,
  async ({ page }) => {
    await showAsked(page, { enable_checkout: '0' });
    await expect(formOf(page)).toBeVisible();
    await expect(toggle(page)).toHaveCount(0);
    await expect(addButton(page)).toHaveCount(0);
    await expect(panelOf(page).getByRole('button', { name: 'Aantal verhogen' })).toHaveCount(0);
  },
);

test(
  'PROD-23 PROD-24 the cart panel is shown at load; it and the form replace each other',
  onlyDeep,
  async ({ page }) => {
    await showAsked(page);
    await expect(addButton(page)).toBeVisible();
    await expect(formOf(page)).toBeHidden();
    await toggle(page).check();
    await expect(formOf(page)).toBeVisible();
    await expect(addButton(page)).toBeHidden();
    await expectAccessible(page, 'the form of a product');
    await toggle(page).uncheck();
    await expect(addButton(page)).toBeVisible();
    await expect(formOf(page)).toBeHidden();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 560 }, hasTouch: true });

  test(
    'the toggle stays visible, below the header, when the form replaces the cart panel',
    onlyDeep,
    async ({ page }) => {
      // Enough options that the panel is taller than the screen.
      const options = Array.from({ length: 6 }, (_, at) => optionWith('number', `Maat ${at + 1}`));
      await showAsked(page, { options });
      await toggle(page).check();
      await expect(formOf(page)).toBeVisible();
      await expect(toggle(page)).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => toggle(page).evaluate((box) => box.getBoundingClientRect().top))
        .toBeGreaterThan(60);
    },
  );
});

test(
  'a question about a product names its page, and its thank-you message is in the panel',
  onlyDeep,
  async ({ page }) => {
    await showAsked(page);
    const sent = await answerSubmissions(page, { message: 'Dank' });
    await toggle(page).check();
    await formOf(page).getByRole('textbox', { name: 'naam' }).fill('Jan');
    await formOf(page).getByRole('button', { name: 'Vraag versturen' }).click();
    await expect(formOf(page).locator('[data-sent]')).toHaveText('Dank');
    expect(sent[0]?.postDataJSON()).toMatchObject({ form_id: 'f1', url: '/proef', fields: { naam: 'Jan' } });
  },
);

test(
  'a product whose form no longer exists shows the contact details of the seller',
  onlyDeep,
  async ({ page }) => {
    await show(page, productPage({ ...asked, enable_checkout: '0' }));
    await expect(panelOf(page).getByText('Vraag ons naar dit product.')).toBeVisible();
    await expect(panelOf(page).getByRole('link', { name: 'hallo@proefwinkel.nl' })).toBeVisible();
  },
);

const choices = [true, false];
for (const javaScriptEnabled of choices) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a visitor asks about a product of the shop, corrects an error and is thanked',
      firstOf(choices, javaScriptEnabled),
      async ({ page, problems }) => {
        problems.allow(/^422 /);
        await page.goto('/tafels/bureau-werf', untilAlive);
        await expect(formOf(page)).toBeHidden();
        await toggle(page).check();
        await formOf(page).getByRole('textbox', { name: 'Naam' }).fill('Zoë');
        await formOf(page).getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@');
        await formOf(page).getByRole('radio', { name: 'Via een videogesprek' }).check();
        await formOf(page).getByRole('button', { name: 'Controleren' }).click();
        await expect(formOf(page).getByText('Vul een geldig e-mailadres in')).toBeVisible();
        await expect(addButton(page)).toBeHidden();
        await expect(formOf(page).getByRole('textbox', { name: 'Naam' })).toHaveValue('Zoë');
        await formOf(page)
          .getByRole('textbox', { name: 'E-mailadres' })
          .fill(`zoe-${javaScriptEnabled}@example.org`);
        await formOf(page).getByRole('button', { name: 'Controleren' }).click();
        await expect(formOf(page).getByRole('region', { name: 'Controleer je gegevens' })).toBeVisible();
        await formOf(page).getByRole('button', { name: 'Gesprek aanvragen' }).click();
        await expect(formOf(page).locator('[data-sent]')).toContainText('Bedankt voor je aanvraag.');
      },
    );
  });
}
