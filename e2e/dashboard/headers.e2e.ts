import { expect, test, type Page } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { addFrom, openPanel, picker, pickerGroup } from '../support/picker.ts';
import {
  canvasFrame,
  dashboard,
  expectSaved,
  fillDocument,
  makeOwnPage,
  keyOf,
  openDesigner,
  ownerCall,
  signInAsOwner,
  textSection,
} from '../support/designer.ts';
import { sectionOf, show, shownSite } from '../support/shown-page.ts';

test.setTimeout(120_000);

/** A website that no other test changes. */
const website = 'voorbeelden';
const within = { website_id: website, project_id: website };
const header = { ...within, document_kind: 'template', document_id: 'header' } as const;

interface Opened {
  [key: string]: unknown;
  revision: number;
  document: {
    root: string[];
    blocks: Record<string, { id: string; type: string; data: Record<string, unknown> }>;
  };
}
const openHeader = (page: Page) => ownerCall<Opened>(page, 'documents/open', header);

/** Removes every section of the header, in case an earlier run left some. */
async function clearHeader(page: Page): Promise<void> {
  const { revision, document } = await openHeader(page);
  const operations = document.root.map((id) => ({
    type: 'removeBlock',
    blocks: subtree(document, id),
    place: { parent: null, slot: '', index: 0 },
  }));
  if (operations.length === 0) return;
  const step = { id: crypto.randomUUID(), kind: 'do', of: null, label: 'designer_step_remove', operations };
  const saving = { client: crypto.randomUUID(), sequence: 1, base_revision: revision, steps: [step] };
  await ownerCall(page, 'documents/save', { ...header, ...saving });
}

function subtree(document: Opened['document'], id: string): object[] {
  const block = document.blocks[id] as { slots?: Record<string, string[]> } | undefined;
  const below = Object.values(block?.slots ?? {}).flat();
  return block ? [block, ...below.flatMap((child) => subtree(document, child))] : [];
}

/** Chooses a menu for a setting of the selected block; returns the titles that were offered. */
async function chooseMenu(page: Page, setting: string, title: string): Promise<string[]> {
  await page.getByRole('button', { name: new RegExp(`^(Menu kiezen|Wijzigen) ${setting}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Menu kiezen' });
  const options = dialog.getByRole('option');
  await expect(options.first()).toBeVisible();
  const offered = await options.allInnerTexts();
  await options.filter({ has: page.getByText(title, { exact: true }) }).click();
  await expect(dialog).toBeHidden();
  return offered.map((text) => text.split('\n')[0] ?? '').sort();
}

/** The designer on a header with these sections only. */
async function openHeaderWith(page: Page, ...sections: Parameters<typeof fillDocument>[2]): Promise<void> {
  await signInAsOwner(page);
  await clearHeader(page);
  if (sections.length > 0) await fillDocument(page, header, sections);
  await openDesigner(page, `${dashboard}/w/${website}/wm/templates/header`);
}

/** The stored settings of the first block of a type. */
async function storedOf(page: Page, type: string) {
  await expectSaved(page);
  const { blocks } = (await openHeader(page)).document;
  return Object.values(blocks).find((block) => block.type === type)?.data;
}

const titles = [
  'Automatisch: je categorieën',
  'Automatisch: je pagina’s',
  'Hoofdmenu',
  'Menu van een blok',
  'Service',
  'Voorbeelden',
];

// They change the header of one website.
test.describe.configure({ mode: 'serial' });

test(
  'TPL-18 TPL-19 TPL-20 TPL-21 TPL-22 every header is offered, and shows its parts',
  onlyDeep,
  async ({ page }) => {
    await openHeaderWith(page);
    await openPanel(page, 'Toevoegen');
    await expect(pickerGroup(page, 'Header').getByRole('button')).toHaveText([
      'Header met logo en menu',
      'Header met zoekveld',
      'Header met tekst',
      "Header met drie menu's",
      'Header met logo in het midden',
      'Smalle balk boven de header',
    ]);
    await expect(
      pickerGroup(page, 'Webwinkel').getByRole('button', { name: 'Header met zoekveld' }),
    ).toBeVisible();

    const one = await addFrom(page, 'Header', 'Header met logo en menu');
    await expect(one.getByRole('link', { name: 'Hoofdpagina' })).toBeVisible();
    const search = await addFrom(page, 'Webwinkel', 'Header met zoekveld');
    await expect(search.getByRole('searchbox', { name: 'Zoeken' })).toBeVisible();
    const text = await addFrom(page, 'Header', 'Header met tekst');
    await expect(text.getByText('Persoonlijk advies? We helpen je graag.')).toBeVisible();
    await expect(text.getByRole('link', { name: 'Hoofdpagina' })).toBeVisible();
    const middle = await addFrom(page, 'Header', 'Header met logo in het midden');
    await expect(middle.getByRole('link')).toHaveAttribute('href', '/');

    const double = await addFrom(page, 'Header', "Header met drie menu's");
    await chooseMenu(page, 'Hoofdmenu', 'Hoofdmenu');
    await chooseMenu(page, 'Tweede menu, links', 'Menu van een blok');
    await chooseMenu(page, 'Derde menu, rechts', 'Voorbeelden');
    for (const name of ['Hoofdmenu', 'Menu van een blok', 'Voorbeelden'])
      await expect(double.getByRole('navigation', { name, exact: true })).toBeVisible();
    expect(await storedOf(page, 'doubleMenuHeader')).toMatchObject({
      main_menu: 'hoofdmenu',
      secondary_menu: 'hoofd',
      third_menu: 'voetmenu',
    });
  },
);

test('FLD-25 the main menu of header 2 is chosen with the control of menus', onlyDeep, async ({ page }) => {
  await openHeaderWith(page, [{ id: 'kop', type: 'doubleMenuHeader' }]);
  await openPanel(page, 'Lagen');
  await page.getByRole('treeitem', { name: /^Header met drie menu/ }).click();
  await page.getByRole('tab', { name: 'Sectie' }).click();
  expect(await chooseMenu(page, 'Hoofdmenu', 'Voorbeelden')).toEqual(titles);
  const shown = (await canvasFrame(page)).getByRole('navigation', { name: 'Hoofdmenu', exact: true });
  await expect(shown.getByRole('link', { name: 'Galerijen en sliders' })).toBeVisible();
  expect(await storedOf(page, 'doubleMenuHeader')).toMatchObject({ main_menu: 'voetmenu' });
});

test(
  'TPL-23 TPL-24 NAV-30 NAV-52 SEC-21 a menu is chosen by its title, stored as its id and shown',
  onlyDeep,
  async ({ page }) => {
    await openHeaderWith(page);
    await openPanel(page, 'Toevoegen');
    await expect(pickerGroup(page, 'Navigaties').getByRole('button')).toHaveText([
      'Smalle balk boven de header',
      'Balk met een menu',
    ]);
    const bar = await addFrom(page, 'Navigaties', 'Smalle balk boven de header');
    await expect(bar.getByRole('link')).toHaveText(['Inloggen', 'Contact']);
    expect(await chooseMenu(page, 'Menu in de balk', 'Voorbeelden')).toEqual(titles);
    await expect(bar.getByRole('link', { name: 'Galerijen en sliders' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Inloggen' })).toHaveCount(0);
    expect(await storedOf(page, 'headerTopBar')).toMatchObject({ header_top_menu_menu: 'voetmenu' });

    const menus = await addFrom(page, 'Navigaties', 'Balk met een menu');
    await expect(menus.getByRole('link', { name: 'Hoofdpagina' })).toBeVisible();
    await chooseMenu(page, 'Menu', 'Voorbeelden');
    await expect(menus.getByRole('link', { name: 'Galerijen en sliders' })).toBeVisible();

    const one = await addFrom(page, 'Header', 'Header met logo en menu');
    await expect(page.getByText('bijvoorbeeld 31600000000')).toBeVisible();
    expect(await chooseMenu(page, 'Hoofdmenu', 'Voorbeelden')).toEqual(titles);
    await expect(one.getByRole('link', { name: 'Galerijen en sliders' })).toBeVisible();
    expect(await storedOf(page, 'headerOne')).toMatchObject({ main_menu_menu: 'voetmenu' });
  },
);

test(
  'NAV-24 a fixed header stays in its place in the editor, however far the page is scrolled',
  onlyDeep,
  async ({ page }) => {
    const tall = textSection('tekst', '<p>Regel</p>'.repeat(80));
    await openHeaderWith(page, [{ id: 'vast', type: 'headerOne', data: { fixed_element: '1' } }], tall);
    const frame = await canvasFrame(page);
    const fixed = frame.locator('header');
    await expect(fixed.getByRole('link', { name: 'Hoofdpagina' })).toBeVisible();
    await frame.evaluate(() => scrollTo(0, 2000));
    await expect.poll(() => frame.evaluate(() => scrollY)).toBeGreaterThan(1000);
    // A visitor's header is fixed within a frame of the screen.
    await page.waitForTimeout(300);
    const logo = fixed.getByRole('link').first();
    expect(await logo.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0);
    await expect(frame.locator('[data-fixed]')).toHaveCount(0);
    await clearHeader(page);
  },
);

test('BLK-64 a menu is offered among the blocks, and shows the menu that is chosen @deep', async ({
  page,
}) => {
  await signInAsOwner(page);
  const own = await makeOwnPage(page, 'Menu op een pagina');
  await fillDocument(page, keyOf(own), [textSection('sectie', '<p>Boven het menu</p>')]);
  await openDesigner(page, `/paginas/${own.id}`);
  await openPanel(page, 'Lagen');
  await page.getByRole('treeitem', { name: /Boven het menu/ }).click();
  await openPanel(page, 'Toevoegen');
  await picker(page).getByRole('button', { name: 'Blokken', exact: true }).click();
  const menu = await addFrom(page, 'Navigaties', 'Menu');
  await expect(menu.getByRole('link')).toHaveText(['Hoofdpagina', 'Over ons', 'Contact']);
  await chooseMenu(page, 'Menu', 'Klantenservice');
  await expect(menu.getByRole('link', { name: 'Levering' })).toBeVisible();
  await expectSaved(page);
});

test(
  'UPL-49 a header without a logo shows a placeholder in the designer, and visitors the name of the website',
  onlyDeep,
  async ({ page, browser }) => {
    // This website has no logo.
    await openHeaderWith(page, [{ id: 'kop', type: 'headerOne' }]);
    const frame = await canvasFrame(page);
    const link = frame.locator('[data-block-id="kop"] a[href="/"]').first();
    await expect(link.locator('[data-picture-placeholder] svg')).toBeVisible();
    await expect(link).toHaveText('Voorbeelden');
    await expect(link.locator('img')).toHaveCount(0);

    const visitor = await browser.newPage();
    const site = { ...shownSite, name: 'Proefwinkel', logo: '' };
    await show(visitor, { site, header: sectionOf('headerOne') });
    const home = visitor.getByRole('banner').getByRole('link', { name: 'Proefwinkel', exact: true });
    await expect(home).toBeVisible();
    await expect(home.locator('img, [data-picture-placeholder]')).toHaveCount(0);
    await visitor.close();
  },
);
