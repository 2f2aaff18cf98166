import {
  addPage,
  addTemplate,
  insertWebsite,
  publishSite,
  type SeedWebsite,
  storeMenus,
  type WebsiteTransaction,
} from '@etalage/api/seed';
import { seedForms } from '../forms/demo-forms.ts';
import { insertMethods, saveCompositions } from '../insert-shop.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { protectedPagePassword } from '../site/pages/content-pages.ts';
import { demoSettings } from '../site/settings.ts';
import { asSections, pageDrafts, sharedTemplate } from './block-drafts.ts';
import { extremePages } from './extreme-pages.ts';
import { extremeCategories, extremeProducts } from './extreme-products.ts';
import { galleriesPage } from './galleries-page.ts';
import { headersPage } from './headers-page.ts';
import { optionCategories, optionProducts } from './option-products.ts';
import { sectionPages } from './section-pages.ts';
import { headed } from './shop-texts.ts';
import { showcaseCookies } from './showcase-cookies.ts';
import { showcaseMenus } from './showcase-menus.ts';

/**
 * Puts the website Voorbeelden into the transaction: every section and block, extreme data, and every kind of option and
 * product.
 */
export async function seedShowcase(
  tx: WebsiteTransaction,
  website: SeedWebsite,
  media: (name: string) => string,
): Promise<void> {
  const website_id = website.id;
  await insertWebsite(tx, website, 'Voorbeelden', {
    ...demoSettings,
    live_domain: website.hosts[0],
    cookies: showcaseCookies,
  });
  await seedCatalogue(tx, website_id, media, {
    categories: [...optionCategories, ...extremeCategories],
    products: [...optionProducts, ...extremeProducts],
  });
  await seedForms(tx, website_id);
  await storeMenus(tx, website_id, showcaseMenus);
  await insertMethods(tx, website_id, media);
  await addTemplate(tx, website_id, {
    id: sharedTemplate,
    title: 'Bezorging',
    sections: [
      {
        type: 'sectionContent',
        slots: { content: [headed('Bezorging', 'We bezorgen in heel Nederland en Vlaanderen.', 'h2')] },
      },
    ],
  });
  for (const page of showcasePages(media)) {
    const description = `${page.title}: secties en blokken met de inhoud van een meubelmaker.`;
    await addPage(tx, website_id, { ...page, seo: { description } });
  }
  await saveCompositions(tx, website_id, media);
  await publishSite(tx, website_id);
}

/** The pages of the showcase. */
export const showcasePages = (media: (name: string) => string) => [
  { id: 'home', path: '/', title: 'Alle blokken', sections: asSections(pageDrafts(media)) },
  {
    id: 'galerijen',
    path: '/galerijen-en-sliders',
    title: 'Galerijen en sliders',
    sections: galleriesPage(media),
  },
  { id: 'koppen', path: '/koppen', title: 'Koppen', sections: headersPage(media) },
  {
    id: 'zakelijk',
    path: '/zakelijk',
    title: 'Zakelijk',
    password: protectedPagePassword,
    sections: [{ type: 'sectionContent', slots: { content: [headed('Zakelijk', 'Voor klanten.', 'h1')] } }],
  },
  ...sectionPages(media),
  ...extremePages(media),
];
