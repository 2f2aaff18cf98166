import type { AppDatabase } from '../db/database.ts';
import { company } from '../invoice-files/testing/invoice-fixture.ts';
import { addVatClasses } from '../websites/add-vat-classes.ts';
import type { TestDatabase } from './create-test-database.ts';
import { shopFixture } from './shop-fixture.ts';

export const BUSY_SHOP = 'druk';
export const PRODUCT = 'stoel';

/**
 * Adds a shop that makes an invoice of each payment, for a program that buys in it.
 * @param admin a connection as superuser
 */
export async function insertBusyShop(admin: AppDatabase): Promise<void> {
  const website = { id: BUSY_SHOP, slug: BUSY_SHOP, name: 'Atelier Noord' };
  await admin.global.insertInto('websites').values(website).execute();
  await addVatClasses(admin.global, BUSY_SHOP);
  await admin.global
    .insertInto('website_hosts')
    .values({ website_id: BUSY_SHOP, host: 'druk.test' })
    .execute();
  const shop = shopFixture({ admin } as TestDatabase, BUSY_SHOP);
  await shop.settings({ company }, 'gross');
  await shop.payment('ideal', { position: 1 });
  await shop.shipping({ id: 'pakket', price: 605 });
  await shop.product({ id: PRODUCT, title: 'Stoel', price_cents: 1_999 });
}
