import { expect, test } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import {
  expectSaved,
  fillDocument,
  keyOf,
  makeOwnPage,
  openDesigner,
  ownerCall,
  signInAsOwner,
  textSection,
} from '../support/designer.ts';

test.setTimeout(90_000);

const widths = [1440, 390];
for (const width of widths) {
  test.describe(`pickers at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test(
      'FLD-27 an owner chooses an own template with the keyboard, publishes, and visitors see it',
      onlyDeep,
      async ({ page, baseURL, browser }) => {
        await signInAsOwner(page);
        const title = `Actiebalk ${crypto.randomUUID()}`;
        const words = `Gratis bezorgd bij ${title}`;
        const { id } = await ownerCall<{ id: string }>(page, 'templates/create', { title });
        const template = { document_kind: 'template', document_id: id } as const;
        await fillDocument(page, template, [textSection('balk', `<p>${words}</p>`)]);
        const { revision } = await ownerCall(page, 'documents/open', template);
        await ownerCall(page, 'documents/publish', { ...template, revision });
        const own = await makeOwnPage(page, `Sjabloon ${width}`);
        await fillDocument(page, keyOf(own), [[{ id: 'sjabloon', type: 'templatePartial' }]]);
        await openDesigner(page, `/paginas/${own.id}`);

        const panels = page.getByRole('navigation', { name: 'Panelen' });
        await panels.getByRole('button', { name: 'Lagen', exact: true }).click();
        await page.getByRole('treeitem', { name: /^Template/ }).click();
        if (width < 1000) await panels.getByRole('button', { name: 'Instellingen', exact: true }).click();
        const open = page.getByRole('button', { name: 'Sjabloon kiezen' });
        await open.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Sjabloon kiezen' });
        await expect(dialog.getByRole('option').first()).toBeVisible();
        await expectAccessibleAround(page, 'picker of templates');
        await page.keyboard.type(title);
        await expect(dialog.getByRole('option')).toHaveCount(1);
        await expect(dialog.getByRole('option')).toContainText('Online');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(page.getByText(title)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Wijzigen' })).toBeFocused();

        await expectSaved(page);
        await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
        await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
        const visitor = await browser.newPage();
        await visitor.goto(new URL(own.path, baseURL).href);
        await expect(visitor.getByText(words)).toBeVisible();
        await visitor.close();
      },
    );
  });
}

test(
  'FLD-26 the picker of forms offers those of the website, and the id of the chosen one is stored',
  onlyDeep,
  async ({ page }) => {
    await signInAsOwner(page);
    const own = await makeOwnPage(page, 'Formulier');
    await fillDocument(page, keyOf(own), [
      [
        { id: 'sectie', type: 'sectionContent', slots: { content: ['vragen'] } },
        { id: 'vragen', type: 'forms' },
      ],
    ]);
    const title = `Terugbellen ${crypto.randomUUID()}`;
    const { id } = await ownerCall<{ id: string }>(page, 'forms/create', { title });
    const { forms } = await ownerCall<{ forms: { title: string }[] }>(page, 'forms/list');
    await openDesigner(page, `/paginas/${own.id}`);
    const panels = page.getByRole('navigation', { name: 'Panelen' });
    await panels.getByRole('button', { name: 'Lagen', exact: true }).click();
    await page.getByRole('treeitem', { name: /^Formulier/ }).click();
    await page.getByRole('tab', { name: 'Blok' }).click();
    await page.getByRole('button', { name: /^Formulier kiezen/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Formulier kiezen' });
    const offered = async () =>
      (await dialog.getByRole('option').allInnerTexts()).map((text) => text.split('\n')[0]);
    // Other tests make forms too; those that were there must be offered.
    await expect.poll(offered).toEqual(expect.arrayContaining(forms.map((form) => form.title)));
    await dialog.getByRole('option', { name: title }).click();
    await expect(dialog).toBeHidden();
    await expectSaved(page);
    const { document } = await ownerCall<{ document: { blocks: Record<string, { data: object }> } }>(
      page,
      'documents/open',
      keyOf(own),
    );
    expect(document.blocks['vragen']?.data).toMatchObject({ id });
  },
);

test(
  'an owner chooses products and their order, publishes, and visitors see them so',
  onlyDeep,
  async ({ page, baseURL, browser }) => {
    await signInAsOwner(page);
    const own = await makeOwnPage(page, 'Uitgelicht');
    await fillDocument(page, keyOf(own), [
      [
        { id: 'sectie', type: 'sectionContent', slots: { content: ['keuze'] } },
        { id: 'keuze', type: 'products', version: 2 },
      ],
    ]);
    await openDesigner(page, `/paginas/${own.id}`);
    const panels = page.getByRole('navigation', { name: 'Panelen' });
    await panels.getByRole('button', { name: 'Lagen', exact: true }).click();
    await page.getByRole('treeitem', { name: /^Producten/ }).click();
    await page.getByRole('tab', { name: 'Blok' }).click();
    await page.getByRole('button', { name: 'Producten kiezen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Producten kiezen' });
    const chosen = ['Stoel Sluis', 'Bed Baai', 'Eettafel Duin'];
    for (const title of chosen) {
      await dialog.getByRole('combobox').fill(title);
      // The list of the previous query stays until the new list has arrived.
      await expect(dialog.getByRole('option')).toHaveCount(1);
      await dialog.getByRole('option', { name: title }).click();
      await dialog.getByRole('combobox').clear();
      await expect(dialog.getByRole('option')).not.toHaveCount(1);
    }
    await dialog.getByRole('button', { name: 'Klaar (3 gekozen)' }).click();
    await page.getByRole('button', { name: 'Plaats van Eettafel Duin wijzigen' }).click();
    await page.getByRole('menuitem', { name: 'Naar het begin' }).click();
    await page.getByRole('button', { name: 'Bed Baai weghalen' }).click();

    await expectSaved(page);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
    const visitor = await browser.newPage();
    await visitor.goto(new URL(own.path, baseURL).href);
    const tiles = visitor.getByRole('main').getByRole('link', { name: /Stoel Sluis|Bed Baai|Eettafel Duin/ });
    await expect(tiles).toContainText(['Eettafel Duin', 'Stoel Sluis']);
    await visitor.close();
  },
);

test('a page is offered nothing that shows only in a document of its own', onlyDeep, async ({ page }) => {
  await signInAsOwner(page);
  const own = await makeOwnPage(page, 'Aanbod');
  await openDesigner(page, `/paginas/${own.id}`);
  const search = async (words: string) => {
    await page
      .getByRole('navigation', { name: 'Panelen' })
      .getByRole('button', { name: 'Toevoegen', exact: true })
      .click();
    await page.getByRole('searchbox', { name: 'Zoeken in secties en blokken' }).fill(words);
  };
  const picker = page.getByRole('complementary', { name: 'Toevoegen' });
  await search('header');
  await expect(picker.getByText('Niets gevonden voor “header”.')).toBeVisible();
  await openDesigner(page, '/wm/templates/header');
  await search('header');
  await expect(picker.getByRole('listitem').first()).toBeVisible();
});
