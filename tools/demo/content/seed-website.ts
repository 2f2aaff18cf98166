import type { CompositionKind } from '@etalage/site-model';
import { compositionKinds } from '@etalage/site-model/schema';
import {
  addPage,
  block,
  insertWebsite,
  paragraph,
  publishSite,
  type SeedWebsite,
  storeMenus,
  type WebsiteTransaction,
} from '@etalage/api/seed';
import { demoMedia } from './demo-assets.ts';
import { contactForm, seedForms } from './forms/demo-forms.ts';
import { insertMethods, saveCompositions } from './insert-shop.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { discountRows } from './site/discounts.ts';
import { home } from './site/home.ts';
import { menus } from './site/menus.ts';
import { contentPages } from './site/pages/content-pages.ts';
import { demoSettings } from './site/settings.ts';

/** Adds the complete demo shop in the transaction, which must be set to its website. */
export async function seedDemoWebsite(tx: WebsiteTransaction, website: SeedWebsite): Promise<void> {
  const media = demoMedia(website.id);
  await insertWebsite(tx, website, 'Atelier Noord', { ...demoSettings, logo: media('logo') });
  await seedCatalogue(tx, website.id, media);
  await seedForms(tx, website.id);
  const inWebsite = { website_id: website.id };
  await storeMenus(tx, website.id, menus(media));
  await insertMethods(tx, website.id, media);
  await tx.insertInto('discounts').values(discountRows(website.id, new Date())).execute();
  await tx
    .insertInto('redirects')
    .values({ ...inWebsite, from_path: '/eettafels', location: '/tafels' })
    .execute();
  await addPage(tx, website.id, {
    id: 'home',
    path: '/',
    title: 'Home',
    sections: home(media),
    seo: {
      title: 'Atelier Noord | Meubels op maat uit Leeuwarden',
      description:
        'Eettafels, stoelen en kasten op maat. Kies je hout, vul je maten in en zie meteen de prijs.',
    },
  });
  for (const { description, ...page } of contentPages(media))
    await addPage(tx, website.id, { ...page, seo: { description } });
  await saveCompositions(tx, website.id, media);
  await publishSite(tx, website.id);
}

/** Adds a website with a page, a contact form and one product in the transaction, to detect mixed data of websites. */
export async function seedSecondWebsite(tx: WebsiteTransaction, website: SeedWebsite): Promise<void> {
  const settings = {
    ...demoSettings,
    live_domain: website.hosts[0],
    // Another cart path, prices without VAT, two texts and system fonts, to detect a page that ignores these settings.
    modules: {
      webshop: {
        ...demoSettings.modules.webshop,
        shoppingcart_page: '/mandje',
        show_price_tax_included: false,
      },
    },
    texts: {
      webshop_cart_empty_global_text: 'Leeg! Kies eerst een vaas.',
      webshop_thankyou_login_label: 'Bekijk bestelling',
    },
    company: { ...demoSettings.company, name: 'De Tweede Winkel' },
    theme: { ...demoSettings.theme, font_primary: 'serif', font_secondary: 'grotesk' },
  };
  await insertWebsite(tx, website, 'De Tweede Winkel', settings);
  await tx
    .insertInto('products')
    .values({
      website_id: website.id,
      id: 'vaas-tij',
      title: 'Vaas Tij',
      url: '/vaas-tij',
      price_cents: 3_950,
      sale_price_cents: null,
      status: 'published',
      short_description: '<p>Een vaas van de tweede winkel.</p>',
    })
    .execute();
  await addPage(tx, website.id, {
    id: 'home',
    path: '/',
    title: 'Welkom',
    sections: [
      block('sectionContent', {}, [paragraph('<h1>De Tweede Winkel</h1><p>Hier staat één vaas.</p>')]),
    ],
  });
  await seedForms(tx, website.id);
  await addPage(tx, website.id, {
    id: 'contact',
    path: '/contact',
    title: 'Contact',
    sections: [block('sectionContent', {}, [paragraph('<h1>Contact</h1>'), contactForm()])],
  });
  const absent: readonly CompositionKind[] = ['header', 'footer'];
  const kinds = compositionKinds.filter((kind) => !absent.includes(kind));
  await saveCompositions(tx, website.id, () => '', kinds);
  await publishSite(tx, website.id);
}
