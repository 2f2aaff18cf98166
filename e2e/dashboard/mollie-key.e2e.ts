import { dashboardPath } from '@etalage/api-contract';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { fakeMollie } from '../support/fake-mollie.ts';
import { demoOwner, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { ownServer } from '../support/own-server.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder } from '../support/shop.ts';

const testKey = `test_${'a1B2'.repeat(8)}`;
const liveKey = `live_${'c3D4'.repeat(8)}`;

test(
  'an owner connects Mollie with a key that is checked, orders are paid with it, and removing it says what breaks',
  onlyDeep,
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const errors = scriptErrors(page);
    const mollie = await fakeMollie([testKey, liveKey]);
    const server = await ownServer({ MOLLIE_API_URL: mollie.url });
    try {
      await server.start();
      await signIn(page, undefined, { at: server.dashboard });
      await page.goto(server.dashboard + dashboardPath('atelier-noord', '/instellingen/betalen'));
      await expectScreen(page, 'Betalen');
      const card = page.getByRole('region', { name: 'Mollie', exact: true });
      const dialog = page.getByRole('dialog');
      const key = dialog.getByLabel('API-sleutel');
      const password = dialog.getByLabel('Huidig wachtwoord');
      const check = () => dialog.getByRole('button', { name: 'Controleren en opslaan' }).click();
      await expect(card.getByText('Je hebt nog geen sleutel.')).toBeVisible();
      await card.getByRole('button', { name: 'Sleutel invullen' }).click();
      await key.fill('live_te_kort');
      await check();
      await expect(dialog.getByText('Dit is geen hele API-sleutel.')).toBeVisible();
      await key.fill(`live_${'x'.repeat(30)}`);
      await password.fill('onjuist');
      await check();
      await expect(dialog.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
      await password.fill(demoOwner.password);
      await check();
      await expect(dialog.getByText('Mollie kent deze sleutel niet.')).toBeVisible();
      await expect(key).toBeFocused();
      await expectAccessible(page, 'key');
      await key.fill(testKey);
      await check();
      await expect(dialog).toBeHidden();
      await expect(card).toContainText('Testbetalingen');
      await expect(card).toContainText('Houtwerk Noord B.V.');
      await expect(card).toContainText('test_••••a1B2');
      // Mollie has only iDEAL turned on.
      const methods = page.getByRole('region', { name: 'Betaalmethoden' });
      const off = methods.getByText('Staat niet aan bij Mollie: klanten kunnen er niet mee betalen.');
      await expect(off.first()).toBeVisible();
      await expect(methods.locator('[data-entry]').filter({ hasText: 'iDEAL' })).not.toContainText(
        'Staat niet aan',
      );

      await card.getByRole('button', { name: 'Andere sleutel' }).click();
      await key.fill(liveKey);
      await expect(dialog.getByText('van testbetalingen naar echte betalingen')).toBeVisible();
      await password.fill(demoOwner.password);
      await check();
      await expect(card).toContainText('Echte betalingen');
      await expect(card).toContainText('live_••••c3D4');
      await expectScreen(page, 'Betalen', 'connected');

      const visitor = await browser.newPage({ baseURL: server.site });
      mollie.asked.length = 0;
      const made = await makeOrder(visitor, priceTable.lijnAddedUp, { payment: 'ideal' });
      expect(made.payUrl).toBe('https://mollie.test/betalen');
      expect(new Set(mollie.asked)).toEqual(new Set([liveKey]));
      await visitor.close();

      await page.reload();
      await card.getByRole('button', { name: 'Verwijderen' }).click();
      await expect(dialog).toContainText('Van 1 open betaling zie je hier dan niet meer of die is gelukt.');
      await password.fill(demoOwner.password);
      await dialog.getByRole('button', { name: 'Verwijderen' }).click();
      await expect(card.getByText('Je hebt nog geen sleutel.')).toBeVisible();
      expect(await page.content()).not.toContain(liveKey);
      expect(errors).toEqual([]);
    } finally {
      await server.remove();
      await mollie.close();
    }
  },
);
