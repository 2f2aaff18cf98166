import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { calls } from '../support/calls.ts';
import { ownerCall } from '../support/designer.ts';
import { isDeepRun, onlyDeep } from '../support/deep-run.ts';
import { dashboard, scriptErrors, signInAt } from '../support/owner.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Creates a separate form for a test, and opens it. */
async function newForm(page: Page, title: string): Promise<void> {
  await signInAt(page, '/formulieren');
  await page.getByRole('button', { name: 'Nieuw formulier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw formulier' });
  await dialog.getByLabel('Naam van het formulier').fill(title);
  await dialog.getByRole('button', { name: 'Formulier maken' }).click();
  await expect(heading(page, title)).toBeVisible();
}

test('an owner builds a form, sees what to correct, and finds it in the list', async ({ page }) => {
  const errors = scriptErrors(page);
  const title = `Proefformulier ${Date.now()}`;
  await newForm(page, title);
  await expect(page.getByText('E-mailadres', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('menuitem', { name: 'Keuzelijst' }).click();
  await page.getByLabel('Vraag', { exact: true }).fill('Welke kleur?');
  // The list follows what is typed when the browser is idle.
  await expect(page.getByRole('button', { name: 'Welke kleur? sluiten' })).toBeVisible();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Voeg minstens één keuze toe.')).toBeVisible();
  await expect(page.getByLabel('Vraag', { exact: true })).toHaveValue('Welke kleur?');

  await page.getByRole('button', { name: 'Toevoegen' }).first().click();
  await page.getByLabel('Wat bezoekers lezen').fill('Rood');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Opgeslagen.').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Voorbeeld' }).click();
  await expect(page.getByText('Welke kleur?')).toBeVisible();
  await page.getByRole('link', { name: 'Formulieren', exact: true }).first().click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('4 vragen');
  expect(errors).toEqual([]);
});

test(
  'IMP-02 an owner imports the choices of a question from a sheet: previewed, mapped, corrected by row, and stored all or none',
  onlyDeep,
  async ({ page }) => {
    test.setTimeout(120_000);
    await newForm(page, 'Proefformulier importeren');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.getByRole('button', { name: 'Toevoegen' }).click();
    await page.getByRole('menuitem', { name: 'Keuzelijst' }).click();
    await page.getByLabel('Vraag', { exact: true }).fill('Welke kleur?');
    await page.getByRole('button', { name: 'Keuzes uit een rekenblad' }).click();
    const rows = page.getByLabel('Of plak hier de rijen uit je rekenblad');
    const start = page.getByRole('button', { name: /^Importeren/ });
    const known = page.getByRole('listitem').filter({ hasText: /^(Rood|Groen|Café|Kleur|L{50})/ });
    const goesTo = (column: string) => page.getByLabel(`${column} gaat naar`);
    const choose = (name: string, buffer: Buffer) =>
      page
        .getByLabel('Klik of sleep een CSV-bestand hierheen')
        .setInputFiles({ name, mimeType: 'text/csv', buffer });

    await test.step('files that are none, or too large', async () => {
      await choose('lijst.xlsx', Buffer.from('PK'));
      await expect(page.getByText(/Bewaar een Excel-bestand eerst als CSV/)).toBeVisible();
      await choose('groot.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
      await expect(
        page.getByText('Dit bestand is te groot. Kies een bestand van hooguit 5 MB.'),
      ).toBeVisible();
    });

    await test.step('a preview of a CSV file, with a field for each column', async () => {
      const lines = Array.from({ length: 10 }, (_, at) => `"Café ""${at}""";${at},50;k${at}`);
      await choose(
        'lijst.csv',
        Buffer.from(['Wat bezoekers lezen;Prijs;Waarde', ...lines].join('\r\n'), 'latin1'),
      );
      await expect(page.getByText('Gekozen: lijst.csv')).toBeVisible();
      await expect(page.locator('tbody').getByRole('rowheader')).toHaveText([
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
      ]);
      await expect(page.locator('tbody').getByRole('cell').first()).toHaveText('Café "0"');
      await expect(page.getByText('Je ziet de eerste 8 van 10 rijen.')).toBeVisible();
      await expect(goesTo('Wat bezoekers lezen')).toHaveValue('title');
      await expect(goesTo('Waarde')).toHaveValue('value');
      await expect(goesTo('Prijs')).toHaveValue('');
      await goesTo('Prijs').selectOption('Waarde');
      await expect(goesTo('Waarde')).toHaveValue('');
      await goesTo('Wat bezoekers lezen').selectOption('Niet importeren');
      await expect(page.getByText('Kies bij een kolom waar Wat bezoekers lezen staat.')).toBeVisible();
      await expect(start).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('errors by row and limits, before anything is imported', async () => {
      await rows.fill('Wat bezoekers lezen\tWaarde\nRood\trood\n\tgroen');
      await expect(page.getByText('Rij 3: Wat bezoekers lezen: Vul dit in.')).toBeVisible();
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await start.click({ force: true });
      await expectAccessible(page, 'choices to import');
      const listOf = (count: number) =>
        [
          'Wat bezoekers lezen\tWaarde',
          ...Array.from({ length: count }, (_, at) => `Kleur ${at}\tk${at}`),
        ].join('\n');
      await rows.fill(listOf(200));
      await expect(page.locator('tbody').getByRole('row')).toHaveCount(8);
      await expect(start).toHaveAttribute('aria-disabled', 'false');
      await rows.fill(listOf(201));
      await expect(page.getByText('Importeer hooguit 200 rijen tegelijk; dit zijn er 201.')).toBeVisible();
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await expect(known).toHaveCount(0);
    });

    const stored = async () => {
      const { form } = await ownerCall<{
        form: { items: { options: { attributes: object }[] }[] };
      }>(page, 'forms/get', { id });
      return form.items.map(({ options }) => options.map(({ attributes }) => attributes));
    };
    const before = await stored();
    await test.step('what the server refuses: nothing is stored, and everything stays', async () => {
      await rows.fill(`Wat bezoekers lezen\tWaarde\nRood\trood\n${'L'.repeat(501)}\tlang`);
      await start.click();
      await expect(known).toHaveCount(2);
      await page.getByRole('button', { name: 'Opslaan' }).click();
      const refused = known.filter({ hasText: /^L/ });
      await expect(refused.getByText('In dit item is iets niet goed ingevuld.')).toBeVisible();
      await expect(known.filter({ hasText: 'niet goed ingevuld' })).toHaveCount(1);
      await refused.getByRole('button', { name: /openen$/ }).click();
      await expect(refused.getByText('Gebruik hooguit 500 tekens.')).toBeVisible();
      await expect(known).toHaveCount(2);
      expect(await stored()).toEqual(before);
    });

    await test.step('a known value gets its new name, and the same sheet again adds nothing', async () => {
      await rows.fill('Wat bezoekers lezen\tWaarde\nLang\tlang\nGroen\tgroen');
      for (const _ of ['once', 'again']) {
        await rows.fill('Wat bezoekers lezen\tWaarde\nLang\tlang\nGroen\tgroen');
        await start.click();
        await expect(page.getByText('Klaar. Aantal geïmporteerde rijen: 2.')).toBeVisible();
      }
      const saves = calls(page, '/api/services/websites/v1/forms/save');
      await page.getByRole('button', { name: 'Opslaan' }).click();
      await expect(page.getByText('Opgeslagen.').first()).toBeVisible();
      expect(saves).toHaveLength(1);
      expect((await stored()).at(-1)).toEqual([
        { value: 'rood', title: 'Rood' },
        { value: 'lang', title: 'Lang' },
        { value: 'groen', title: 'Groen' },
      ]);
      await page.getByRole('tab', { name: 'Voorbeeld' }).click();
      await expect(page.getByLabel('Welke kleur?').getByRole('option')).toHaveText([
        'Maak een keuze',
        'Rood',
        'Lang',
        'Groen',
      ]);
    });
  },
);

test(
  'a wrong setting opens its page with the message, and nothing typed is lost',
  onlyDeep,
  async ({ page }) => {
    await newForm(page, 'Proefformulier instellen');
    await page.getByRole('tab', { name: 'Na het versturen' }).click();
    await page.getByLabel('Mail inzendingen naar').fill('geen adres');
    await page.getByRole('tab', { name: 'Vragen' }).click();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Vul geldige e-mailadressen in')).toBeVisible();
    await expect(page.getByLabel('Mail inzendingen naar')).toHaveValue('geen adres');
  },
);

test(
  'FLD-39 the settings of a form link to the submissions, which open without loading the page',
  onlyDeep,
  async ({ page }) => {
    await signInAt(page, '/formulieren/adviesgesprek');
    await page.getByRole('tab', { name: 'Na het versturen' }).click();
    const line = page.getByRole('tabpanel', { name: 'Na het versturen' }).getByRole('paragraph').filter({
      hasText: 'Wat bezoekers insturen, lees je ook bij Inzendingen.',
    });
    const link = line.getByRole('link', { name: 'Inzendingen' });
    await expect(link).toHaveAttribute('href', '/w/atelier-noord/inzendingen');
    await page.evaluate(() => (document.body.dataset['kept'] = 'yes'));
    await link.click();
    await expect(page).toHaveURL(/\/w\/atelier-noord\/inzendingen$/);
    await expect(heading(page, 'Inzendingen')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
  },
);

const tabs = ['Vragen', 'Na het versturen', 'Voorbeeld'];
for (const tab of tabs) {
  test(`the page "${tab}" of a form is accessible`, onlyDeep, async ({ page }) => {
    await signInAt(page, '/formulieren/adviesgesprek');
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectAccessible(page, tab);
  });
}

for (const [path, name] of [
  ['/formulieren', 'Formulieren'],
  ['/inzendingen', 'Inzendingen'],
] as const) {
  test(`${name} is accessible and fits a phone`, onlyDeep, async ({ page }) => {
    await signInAt(page, path);
    await expect(heading(page, name)).toBeVisible();
    if (isDeepRun) await expectAccessible(page, 'desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, 'phone');
  });
}

test('the questions of a form fit a phone, however long they are', onlyDeep, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAt(page, '/formulieren/adviesgesprek');
  const list = page.getByRole('list', { name: 'Vragen en teksten' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const fits = () => list.evaluate((element) => element.scrollWidth <= element.clientWidth);
  await expect.poll(fits).toBe(true);
});

test('an owner finds, reads, marks and deletes a submission', onlyDeep, async ({ page, baseURL }) => {
  const name = 'Inzender Proefpersoon';
  const sent = await page.request.post(`${baseURL}/api/services/websites/v1/forms/submit`, {
    headers: { 'x-forwarded-for': '10.9.8.7' },
    data: {
      website_id: 'atelier-noord',
      project_id: 'atelier-noord',
      form_id: 'contact',
      url: '/contact',
      fields: { naam: name, email: 'proef@example.org', onderwerp: 'anders', bericht: 'Ligt de olie klaar?' },
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await signInAt(page, '/inzendingen');
  await page.getByLabel('Zoek in de antwoorden').fill('OLIE proefpersoon');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Nieuw');
  await row.getByRole('link', { name }).click();
  await expect(heading(page, 'Contact')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Iets anders' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'proef@example.org' })).toHaveAttribute(
    'href',
    'mailto:proef@example.org',
  );
  await page.getByRole('button', { name: 'Markeren als ongelezen' }).click();
  await expect(page.getByRole('button', { name: 'Markeren als gelezen' })).toBeVisible();

  await page.goto(`${dashboard}/inzendingen?formulier=contact`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporteren (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^contact-.*\.csv$/);

  await page.getByRole('row').filter({ hasText: name }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('De inzending is verwijderd.').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});
