import {
  addPage,
  insertWebsite,
  publishSite,
  type SeedWebsite,
  storeMenus,
  type WebsiteTransaction,
} from '@etalage/api/seed';
import { seedForms } from '../forms/demo-forms.ts';
import { insertMethods, saveCompositions } from '../insert-shop.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { menus } from '../site/menus.ts';
import { demoSettings } from '../site/settings.ts';
import { allBlocks } from './all-blocks.ts';
import { galleriesPage } from './galleries-page.ts';
import { optionCategories, optionProducts } from './option-products.ts';
import { sectionPages } from './section-pages.ts';
import { showcaseCookies } from './showcase-cookies.ts';

/** Puts a website with every block on one page, section templates on two more, and every kind of option and product into the transaction. */
export async function seedKitchenSink(
  tx: WebsiteTransaction,
  website: SeedWebsite,
  media: (name: string) => string,
): Promise<void> {
  const website_id = website.id;
  await insertWebsite(tx, website, 'Kitchen sink', {
    ...demoSettings,
    live_domain: website.hosts[0],
    cookies: showcaseCookies,
  });
  await seedCatalogue(tx, website_id, media, { categories: optionCategories, products: optionProducts });
  await seedForms(tx, website_id);
  // `hoofd` is the menu that fixtures of headers name.
  const shown = menus(media);
  const listed = [...shown, { ...shown[0]!, id: 'hoofd', title: 'Hoofdmenu van fixtures' }];
  await storeMenus(tx, website_id, listed);
  await insertMethods(tx, website_id, media);
  await addPage(tx, website_id, { id: 'home', path: '/', title: 'Alle blokken', sections: allBlocks(media) });
  await addPage(tx, website_id, {
    id: 'galerijen',
    path: '/galerijen-en-sliders',
    title: 'Galerijen en sliders',
    sections: galleriesPage(media),
  });
  for (const page of sectionPages(media)) await addPage(tx, website_id, page);
  await saveCompositions(tx, website_id, media);
  await publishSite(tx, website_id);
}
