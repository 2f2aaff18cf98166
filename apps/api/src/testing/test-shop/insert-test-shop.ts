import { TRANSFER } from '@etalage/shop-domain';
import { compositionKinds } from '@etalage/site-model/schema';
import { createUser } from '../../auth/accounts/create-user.ts';
import type { AppDatabase } from '../../db/database.ts';
import { withWebsite } from '../../db/with-website.ts';
import { freeShippingRule } from '../../seed/free-shipping-rule.ts';
import { documentOf } from '../../documents/document-of.ts';
import { addPage, insertWebsite } from '../../seed/insert-website.ts';
import { storeMenus } from '../../seed/store-menus.ts';
import { publishSite, saveSiteDraft } from '../../documents/publish-site.ts';
import { transferAccount } from '../shop-fixture.ts';
import { insertTestProducts } from './insert-test-products.ts';
import { testCompositions, testMenu, testPages } from './test-pages.ts';

export const TEST_SHOP = 'winkel';
/** Sign-in of `insertTestOwner`. */
export const testOwner = { email: 'eigenaar@winkel.test', password: 'een-goed-wachtwoord' };

const settings = {
  modules: {
    webshop: {
      shoppingcart_page: '/winkelwagen',
      checkout_page: '/afrekenen',
      thankyou_page: '/bestelling',
      show_price_tax_included: true,
    },
  },
};

/**
 * Adds a website `winkel` with host `a.test` and an example of everything that visitors see: pages (one with a password),
 * a menu, a redirect, every composition, categories of each layout, and products with options, filters and stock.
 * Returns its id.
 */
export async function insertTestShop(db: AppDatabase): Promise<string> {
  const website = { id: TEST_SHOP, slug: TEST_SHOP, hosts: ['a.test'] };
  const website_id = website.id;
  await withWebsite(db, website.id, async (tx) => {
    await insertWebsite(tx, website, 'De Testwinkel', settings);
    await insertTestProducts(tx, website_id);
    await storeMenus(tx, website_id, [testMenu]);
    const rules = JSON.stringify([{ ...freeShippingRule, price: 695 }]);
    await tx
      .insertInto('shipping_methods')
      .values({ website_id, id: 'bezorgen', title: 'Bezorgen', is_pickup: false, rules })
      .execute();
    const transfer = JSON.stringify(transferAccount);
    await tx
      .insertInto('payment_methods')
      .values({ website_id, id: TRANSFER, title: 'Overboeking', transfer })
      .execute();
    await tx
      .insertInto('redirects')
      .values({ website_id, from_path: '/eettafels', location: '/tafels' })
      .execute();
    for (const page of testPages) await addPage(tx, website_id, page);
    for (const kind of compositionKinds)
      await saveSiteDraft(tx, website_id, kind, documentOf(kind, testCompositions[kind]));
    await publishSite(tx, website_id);
  });
  return website_id;
}

/** Adds an account that owns the test shop. */
export async function insertTestOwner(db: AppDatabase): Promise<void> {
  const memberships = [{ websiteId: TEST_SHOP, role: 'owner' as const }];
  await createUser(db, { ...testOwner, name: 'Noor de Wit', memberships });
}
