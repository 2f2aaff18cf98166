import { expect } from '@playwright/test';
import { storedValues, test } from './catalogue-test.ts';

test('FLD-34 bold text is stored as HTML', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await page.getByRole('textbox', { name: 'Tekst' }).click();
  const bold = page.getByRole('button', { name: 'Vet' });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Welkom');
  await expect.poll(async () => (await storedValues(page))['tekst']).toBe('<p><strong>Welkom</strong></p>');
});

test('a link is set and taken away in a popup', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await page.getByRole('textbox', { name: 'Tekst' }).click();
  await page.keyboard.type('Contact');
  await page.keyboard.press('ControlOrMeta+a');
  const setLink = async (address: string) => {
    await page.getByRole('button', { name: 'Link', exact: true }).first().click();
    await page.getByRole('dialog').getByLabel('Adres').fill(address);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await setLink('/contact');
  await expect
    .poll(async () => (await storedValues(page))['tekst'])
    .toBe('<p><a href="/contact">Contact</a></p>');
  await setLink('');
  await expect.poll(async () => (await storedValues(page))['tekst']).toBe('<p>Contact</p>');
});

test('HTML that the editor does not know is edited as HTML, and nothing of it is lost', async ({
  openScenario,
}) => {
  const page = await openScenario('rich-text');
  // Until the editor is loaded the label names nothing.
  const source = page.getByRole('textbox', { name: 'Vreemd' });
  await expect(source).toHaveValue('<p class="float-left">Blijft</p>');
  await expect(page.getByText('Je bewerkt daarom de HTML')).toBeVisible();
  expect((await storedValues(page))['vreemd']).toBe('<p class="float-left">Blijft</p>');
});
