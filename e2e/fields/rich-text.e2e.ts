import { expect } from '@playwright/test';
import { storedValues, test } from './catalogue-test.ts';
import { named, picture, serveFiles } from './file-steps.ts';
import { expectHtml, press, save, write } from './rich-text-steps.ts';
import { onlyDeep } from '../support/deep-run.ts';

test(
  'FLD-34 RTE-01 RTE-02 RTE-03 RTE-04 text marks are set and removed',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('rich-text');
    await write(page);
    for (const [name, tag] of [
      ['Vet', 'strong'],
      ['Cursief', 'em'],
      ['Onderstreept', 'u'],
      ['Doorgestreept', 's'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expectHtml(page, `<p><${tag}>Welkom</${tag}></p>`);
      await button.click();
      await expectHtml(page, '<p>Welkom</p>');
    }
  },
);

test(
  'RTE-06 RTE-07 a paragraph is aligned, and it and a picture float',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('rich-text');
    await write(page);
    await press(page, 'Centreren');
    await expectHtml(page, '<p style="text-align: center">Welkom</p>');
    await press(page, 'Rechts uitlijnen');
    await expectHtml(page, '<p style="text-align: right">Welkom</p>');
    await press(page, 'Uitvullen');
    await expectHtml(page, '<p style="text-align: justify">Welkom</p>');
    await press(page, 'Links uitlijnen');
    await press(page, 'Links, tekst eromheen');
    await expectHtml(page, '<p class="float-left">Welkom</p>');
    await press(page, 'Links, tekst eromheen');
    await expectHtml(page, '<p>Welkom</p>');
    await serveFiles(page);
    await page.keyboard.press('End');
    await press(page, 'Afbeelding toevoegen');
    const panel = page.getByRole('dialog', { name: 'Afbeelding toevoegen' });
    await panel
      .locator('input[type="file"]')
      .setInputFiles(named('tafel.png', await picture(page, 60, 40), 'image/png'));
    await expect(panel.getByRole('button', { name: /tafel.*verwijderen$/ })).toBeVisible();
    await panel.getByLabel('Beschrijving').fill('Een tafel');
    await save(page);
    const shown = page.getByRole('textbox', { name: 'Tekst' }).getByRole('img', { name: 'Een tafel' });
    await shown.click();
    await press(page, 'Links, tekst eromheen');
    await expect
      .poll(async () => (await storedValues(page))['tekst'])
      .toMatch(/^<p>Welkom<\/p><img [^>]*class="float-left"/);
  },
);

for (const width of [390, 1440]) {
  test(
    `every choice of the lists of looks fits in its list at ${width} px, also in a wider font`,
    onlyDeep,
    async ({ openScenario, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openScenario('rich-text');
      await page.addStyleTag({ content: 'select { letter-spacing: 0.12em !important; }' });
      const lists = page.getByRole('combobox', { name: /^(Soort tekst|Tekstgrootte|Lettertype|Schaduw)$/ });
      await expect(lists.first()).toBeVisible();
      const short = await lists.evaluateAll((selects) =>
        selects.map((list) => {
          const whole = list.cloneNode(true) as HTMLSelectElement;
          whole.style.cssText = 'position: absolute; width: max-content; max-width: none';
          list.after(whole);
          const missing = whole.offsetWidth - (list as HTMLSelectElement).offsetWidth;
          whole.remove();
          return Math.max(0, missing);
        }),
      );
      expect(new Set(short)).toEqual(new Set([0]));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}

test(
  'RTE-09 RTE-10 RTE-11 size, font and shadow are chosen from their lists',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('rich-text');
    await write(page);
    const labels = (name: string) =>
      page.getByRole('combobox', { name, exact: true }).first().locator('option');
    await expect(labels('Lettertype')).toHaveText(['Letter', 'Normaal', 'Uitgelicht']);
    await expect(labels('Schaduw')).toHaveText(['Schaduw', 'Klein', 'Middel', 'Groot']);
    const sizes = ['sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'].map((size) => `text-${size}`);
    const values = (options: HTMLElement[]) => options.map((option) => (option as HTMLOptionElement).value);
    expect(await labels('Tekstgrootte').evaluateAll(values)).toEqual(['', ...sizes]);
    const choose = (name: string, label: string) =>
      page.getByRole('combobox', { name, exact: true }).first().selectOption(label);
    await choose('Tekstgrootte', 'text-2xl');
    await expectHtml(page, '<p><span class="text-2xl">Welkom</span></p>');
    await choose('Lettertype', 'Normaal');
    await expectHtml(page, '<p><span class="text-2xl font-main">Welkom</span></p>');
    await choose('Lettertype', 'Uitgelicht');
    await expectHtml(page, '<p><span class="text-2xl font-primary">Welkom</span></p>');
    await choose('Schaduw', 'Groot');
    await expectHtml(page, '<p><span class="text-2xl font-primary text-shadow-lg">Welkom</span></p>');
    await choose('Tekstgrootte', '');
    await choose('Lettertype', '');
    await choose('Schaduw', '');
    await expectHtml(page, '<p>Welkom</p>');
  },
);

test('RTE-12 RTE-13 text gets a colour and a background', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page);
  await press(page, 'Tekstkleur');
  await page.getByRole('dialog').getByLabel('Kleur', { exact: true }).fill('255, 0, 0, 0.5');
  await save(page);
  await expectHtml(page, '<p><span style="color: rgba(255, 0, 0, 0.5)">Welkom</span></p>');
  await press(page, 'Achtergrondkleur');
  await page.getByRole('dialog').getByLabel('Kleur', { exact: true }).fill('0, 0, 255');
  await save(page);
  await expectHtml(
    page,
    '<p><span style="color: rgba(255, 0, 0, 0.5); background-color: rgb(0, 0, 255)">Welkom</span></p>',
  );
});

test(
  'RTE-25 RTE-26 a paragraph becomes each heading and a paragraph again',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('rich-text');
    await write(page);
    const kind = page.getByRole('combobox', { name: 'Soort tekst' }).first();
    for (const level of [1, 2, 3, 4, 5, 6]) {
      await kind.selectOption(`Kop ${level}`);
      await expectHtml(page, `<h${level}>Welkom</h${level}>`);
    }
    await kind.selectOption('Alinea');
    await expectHtml(page, '<p>Welkom</p>');
  },
);

test(
  'RTE-05 RTE-23 RTE-24 RTE-27 RTE-28 lists, a line, undo and redo',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('rich-text');
    await write(page);
    await press(page, 'Lijst met punten');
    await expectHtml(page, '<ul><li>Welkom</li></ul>');
    await press(page, 'Genummerde lijst');
    await expectHtml(page, '<ol><li>Welkom</li></ol>');
    // Edits in quick succession are one step, so the number of steps is not fixed.
    for (const [name, html] of [
      ['Ongedaan maken', ''],
      ['Opnieuw', '<ol><li>Welkom</li></ol>'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(async () => {
        if (await button.isEnabled()) await button.click();
        await expect(button).toBeDisabled({ timeout: 500 });
      }).toPass();
      await expectHtml(page, html);
    }
    await press(page, 'Genummerde lijst');
    await page.keyboard.press('End');
    await press(page, 'Horizontale lijn');
    await expect.poll(async () => (await storedValues(page))['tekst']).toContain('<p>Welkom</p><hr>');
  },
);

test('RTE-35 the area is at least 150 pixels high', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveCSS('min-height', '150px');
});

test('text pasted from Word is normalised to the HTML of this editor', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  const text = page.getByRole('textbox', { name: 'Tekst' });
  await text.click();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p class="MsoNormal" style="color:red"><b>Vet</b><img src="data:image/png,x" onerror="window.fired = 1"></p>' +
        '<p class="MsoListParagraph"><span style="mso-list:Ignore">·&nbsp;</span>een</p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(async () => (await storedValues(page))['tekst'])
    .toMatch(/^<p><strong>Vet<\/strong><img [^>]*><\/p><ul><li>een<\/li><\/ul>$/);
  expect(await page.evaluate(() => 'fired' in window)).toBe(false);
});

test(
  'HTML that the editor does not know is edited as source, and nothing of it is lost',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('rich-text');
    // Until the editor is loaded the label belongs to no control.
    const source = page.getByRole('textbox', { name: 'Vreemd' });
    await expect(source).toHaveValue('<section><p>Blijft</p></section>');
    await expect(page.getByText('Je bewerkt daarom de HTML')).toBeVisible();
    expect((await storedValues(page))['vreemd']).toBe('<section><p>Blijft</p></section>');
  },
);
