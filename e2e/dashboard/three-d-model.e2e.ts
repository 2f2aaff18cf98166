import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectSaved, openOwnPage, textSection } from '../support/designer.ts';
import { addFrom, openPanel, picker } from '../support/picker.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(120_000);

const draco = readFileSync(new URL('../storefront/models/draco.glb', import.meta.url));

/** A GLB file with only this description. */
function glb(description: object): Buffer {
  const json = Buffer.from(JSON.stringify(description).padEnd(100));
  const header = Buffer.alloc(20);
  header.write('glTF');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(20 + json.length, 8);
  header.writeUInt32LE(json.length, 12);
  header.write('JSON', 16);
  return Buffer.concat([header, json]);
}

test(
  'an owner adds a 3D model, sees why a file is refused, and visitors get it',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const own = await openOwnPage(page, 'Model', textSection('sectie', '<h1>Onze tafel</h1>'));
    await openPanel(page, 'Lagen');
    await page
      .getByRole('treeitem', { name: /Onze tafel/ })
      .first()
      .click();
    await openPanel(page, 'Toevoegen');
    await picker(page).getByRole('button', { name: 'Blokken', exact: true }).click();
    const model = await addFrom(page, 'Inhoud', '3D-model');
    await expect(model.getByText('Kies een 3D-model')).toBeVisible();
    const field = page.locator('input[type=file]').and(page.getByLabel('3D-model', { exact: true }));
    await expect(field).toHaveAttribute('accept', '.glb');

    await field.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.getByText('Dit soort bestand kunnen we niet aannemen. Kies GLB.')).toBeVisible();
    const elsewhere = glb({ asset: { version: '2.0' }, buffers: [{ uri: 'https://elders.example/a.bin' }] });
    await field.setInputFiles({ name: 'los.glb', mimeType: 'model/gltf-binary', buffer: elsewhere });
    await expect(page.getByText('Dit 3D-model verwijst naar losse bestanden.').first()).toBeVisible();

    await field.setInputFiles({ name: 'tafel.glb', mimeType: 'model/gltf-binary', buffer: draco });
    await expect(model.getByText('Het model draait op de website')).toBeVisible();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
    const visitor = await browser.newPage();
    await visitor.goto(new URL(own.path, baseURL).href);
    await expect(visitor.locator('[data-model][data-state="shown"]')).toBeVisible({ timeout: 20_000 });
    await visitor.close();
  },
);
