import type { CompositionKind } from '@etalage/site-model';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { publishSite, saveSiteDraft } from '../../sites/publish-site.ts';
import { seedForms } from '../forms/demo-forms.ts';
import { addPage, insertWebsite, type SeedWebsite } from '../insert-website.ts';
import { seedCatalogue } from '../seed-products.ts';
import { documentOf } from '../site/build-document.ts';
import { compositions } from '../site/compositions.ts';
import { menus } from '../site/menus.ts';
import { paymentMethods, shippingMethods } from '../site/methods.ts';
import { demoSettings } from '../site/settings.ts';
import { allBlocks } from './all-blocks.ts';
import { optionCategories, optionProducts } from './option-products.ts';

/** Puts a website with every block on one page and every kind of option and product into the transaction. */
export async function seedKitchenSink(
  tx: WebsiteTransaction,
  website: SeedWebsite,
  media: (name: string) => string,
): Promise<void> {
  const website_id = website.id;
  await insertWebsite(tx, website, 'Kitchen sink', { ...demoSettings, live_domain: website.hosts[0] });
  await seedCatalogue(tx, website_id, media, { categories: optionCategories, products: optionProducts });
  await seedForms(tx, website_id);
  // `hoofd` is the menu that fixtures of headers name.
  const listed = [...menus, { ...menus[0]!, id: 'hoofd', title: 'Hoofdmenu van fixtures' }];
  await tx
    .insertInto('menus')
    .values(listed.map(({ id, title, items }) => ({ website_id, id, title, items: JSON.stringify(items) })))
    .execute();
  await tx
    .insertInto('shipping_methods')
    .values(
      shippingMethods.map(({ id, title, is_pickup, rules }, position) => ({
        ...{ website_id, id, title, is_pickup, position },
        rules: JSON.stringify(rules),
      })),
    )
    .execute();
  await tx
    .insertInto('payment_methods')
    .values(
      paymentMethods.map(({ icon, ...method }, position) => ({
        ...{ website_id, ...method, position },
        image: media(icon),
      })),
    )
    .execute();
  await addPage(tx, website_id, { id: 'home', path: '/', title: 'Alle blokken', sections: allBlocks(media) });
  const shared = Object.entries(compositions(media)) as [CompositionKind, Parameters<typeof documentOf>[1]][];
  for (const [kind, sections] of shared)
    await saveSiteDraft(tx, website_id, kind, documentOf(kind, sections));
  await publishSite(tx, website_id);
}
