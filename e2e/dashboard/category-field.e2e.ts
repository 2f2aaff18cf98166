import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import {
  dashboard,
  expectSaved,
  fillDocument,
  openDesigner,
  ownerCall,
  signInAsOwner,
} from '../support/designer.ts';
import { openPanel } from '../support/picker.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(120_000);

/** A website whose categories no other test counts. */
const website = 'voorbeelden';
const within = { website_id: website, project_id: website };

/** Opens a separate page with an empty block of categories, and the settings of that block. */
async function openBlock(page: Page) {
  await signInAsOwner(page);
  const path = `/proef-${crypto.randomUUID()}`;
  const { id } = await ownerCall<{ id: string }>(page, 'pages/create', { ...within, title: 'Proef', path });
  const key = { ...within, document_kind: 'page', document_id: id } as const;
  await fillDocument(page, key, [
    [
      { id: 'sectie', type: 'sectionContent', slots: { content: ['keuze'] } },
      { id: 'keuze', type: 'productcategories', version: 2 },
    ],
  ]);
  await openDesigner(page, `${dashboard}/w/${website}/paginas/${id}`);
  await openPanel(page, 'Lagen');
  await page.getByRole('treeitem', { name: /^Productcategorieën/ }).click();
  await page.getByRole('tab', { name: 'Blok' }).click();
  return { path, key };
}

/** Fills in the popup and saves it; returns the reply of the server. */
async function save(page: Page, title: string, path: string, below: string) {
  const popup = page.getByRole('dialog', { name: 'Nieuwe categorie' });
  await popup.getByLabel('Naam van de categorie').fill(title);
  await popup.getByLabel('Adres').fill(path);
  const parent = popup.getByLabel('Valt onder');
  const option = parent.getByRole('option').filter({ hasText: below });
  await parent.selectOption((await option.getAttribute('value')) ?? '');
  const reply = page.waitForResponse((one) => one.url().endsWith('/categories/create'));
  await popup.getByRole('button', { name: 'Opslaan' }).click();
  return (await (await reply).json()) as { id: string };
}

test(
  'FLD-35 FLD-36 an owner makes categories in a popup of the field, which then chooses them in their tree; visitors see them',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const { path, key } = await openBlock(page);
    const tree = page.getByRole('list', { name: 'Categorieën', exact: true });
    const rowOf = (name: string) => tree.getByRole('listitem').filter({ hasText: name });
    const boxOf = (name: string) => tree.getByRole('checkbox', { name, exact: true });
    const [root = ''] = await tree.getByRole('listitem').allInnerTexts();
    const [tables, round] = ['Tafels', 'Ronde tafels'].map((name) => `${name} ${crypto.randomUUID()}`) as [
      string,
      string,
    ];
    const make = page.getByRole('button', { name: 'Nieuwe categorie' });
    const popup = page.getByRole('dialog', { name: 'Nieuwe categorie' });

    await make.click();
    await expect(popup.getByRole('heading', { name: 'Nieuwe categorie' })).toBeVisible();
    await popup.getByRole('button', { name: 'Opslaan' }).click();
    await expect(popup.getByText('Vul een naam in.')).toBeVisible();
    await save(page, tables, path, root);
    await expect(popup.getByText('Dit adres is al in gebruik.')).toBeVisible();
    await expectAccessibleAround(page, 'popup of a new category');
    const first = await save(page, tables, `${path}-tafels`, root);
    await expect(popup).toBeHidden();
    await expect(boxOf(tables)).toBeChecked();
    await make.click();
    const second = await save(page, round, `${path}-rond`, tables);
    await expect(popup).toBeHidden();
    await expect(boxOf(round)).toBeChecked();
    await expectAccessibleAround(page, 'tree of categories');

    for (const [name, indent] of [
      [root, '0px'],
      [tables, '6px'],
      [round, '12px'],
    ] as const)
      await expect(rowOf(name).first()).toHaveCSS('padding-left', indent);
    await boxOf(root).check();
    await page.getByRole('button', { name: `Plaats van ${round} wijzigen` }).click();
    await page.getByRole('menuitem', { name: 'Naar het begin' }).click();
    await expectSaved(page);
    const { document } = await ownerCall<{
      document: { blocks: Record<string, { data: Record<string, unknown> }> };
    }>(page, 'documents/open', key);
    const stored = document.blocks['keuze']?.data['productcategories'];
    expect(stored).toEqual([second.id, first.id, expect.any(String)]);

    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
    const visitor = await browser.newPage();
    const address = new URL(path, baseURL);
    address.hostname = `${website}.${address.hostname}`;
    await visitor.goto(address.href);
    await expect(visitor.getByRole('main').getByRole('link')).toContainText([round, tables, root]);
    await visitor.getByRole('main').getByRole('link', { name: round }).first().click();
    await expect(visitor.getByRole('heading', { name: round }).first()).toBeVisible();
    await expect(visitor).toHaveURL(`${address.href}-rond`);
    await visitor.close();
  },
);
