import { newFormItem } from '@etalage/site-model';
import { newId } from '../../db/new-id.ts';
import { withWebsite } from '../../db/with-website.ts';
import { storeForm } from '../../forms/form.repository.ts';
import { createPage, publishPage } from '../../pages/publish-page.ts';
import { freeShippingRule } from '../../seed/free-shipping-rule.ts';
import { storeMenus } from '../../seed/store-menus.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { documentOf } from '../../testing/document-fixture.ts';

const settings = {
  modules: {
    webshop: {
      agreement_url: '/voorwaarden',
      show_price_tax_included: true,
      delivery_from: 1,
      delivery_to: 3,
      accessibility: 'full',
      accessibility_checked_on: '2026-11-01',
    },
  },
  company: {
    name: 'Atelier Noord B.V.',
    street: 'Zuiderkade 18',
    postcode: '8911 AB',
    city: 'Leeuwarden',
    country: 'NL',
    email: 'werkplaats@ateliernoord.example',
    phone: '058 203 40 12',
    kvk: '81234567',
    vat_number: 'NL862345972B01',
  },
};

const pages = ['/', '/voorwaarden', '/privacy'] as const;

const entry = (label: string, link: string) => ({
  id: newId(),
  label,
  link,
  class: '',
  item_type: '',
  text: '',
  type: 'default' as const,
  style: { type: '', icon: '', text_color: '' },
  column_width: '',
  items: [],
});

/** A website with a shop of which nothing is wrong: pages, a footer that leads to privacy, a form, a menu and a product. */
export async function addCleanWebsite({ admin, app, createWebsite }: TestDatabase): Promise<string> {
  const website_id = await createWebsite({ host: `${newId()}.test` });
  await admin.pool.query('update websites set settings = $2 where id = $1', [website_id, settings]);
  await withWebsite(app, website_id, async (tx) => {
    for (const path of pages) {
      const document = documentOf('<p>Tekst</p>');
      const id = await createPage(tx, website_id, { path, title: path.slice(1) || 'Home', document });
      await publishPage(tx, website_id, id);
    }
    await storeMenus(tx, website_id, [
      { id: 'voetmenu', title: 'Voetmenu', items: [entry('Voorwaarden', '/voorwaarden')] },
    ]);
    await storeForm(tx, website_id, cleanForm, '');
  });
  await setFooter(admin.pool, website_id, '<p><a href="/privacy">Privacy</a></p>');
  await addShop(admin.pool, website_id);
  return website_id;
}

type Pool = TestDatabase['admin']['pool'];

/** What stands below every page of a website. */
export const setFooter = (pool: Pool, websiteId: string, html: string) =>
  pool.query(
    `insert into site_documents (website_id, kind, revision, document, published) values ($1, 'footer', 900, $2, true)
     on conflict (website_id, kind, revision) do update set document = excluded.document`,
    [websiteId, JSON.stringify(documentOf(html))],
  );

const cleanForm = {
  id: 'contact',
  title: 'Contact',
  submit_title: 'Versturen',
  summary: '0' as const,
  version: 1,
  items: [newFormItem({ type: 'text', identifier: 'naam', label: 'Naam' })],
  settings: {
    message: '',
    redirection_url: '',
    mail_to: '',
    mail_subject: '',
    confirm: '0' as const,
    confirm_item: '',
    confirm_subject: '',
    confirm_text: '',
    retention_days: 365,
  },
};

async function addShop(pool: Pool, websiteId: string): Promise<void> {
  await pool.query(
    `insert into makers values ($1, 'noord', 'Atelier Noord', 'Zuiderkade 18, Leeuwarden', 'post@noord.example', false, '', '', '')`,
    [websiteId],
  );
  await pool.query(
    `insert into products (website_id, id, status, title, url, price_cents, maker_id)
     values ($1, 'duin', 'published', 'Eettafel Duin', '/duin', 49000, 'noord')`,
    [websiteId],
  );
  await pool.query(
    `insert into shipping_methods (website_id, id, title, is_pickup, rules)
     values ($1, 'bezorgen', 'Bezorgen', false, $2), ($1, 'afhalen', 'Afhalen', true, $2)`,
    [websiteId, JSON.stringify([{ ...freeShippingRule, price: 695 }])],
  );
  await pool.query(
    `insert into payment_methods (website_id, id, title, provider, transfer)
     values ($1, 'pay_on_pickup', 'Bij afhalen', 'offline', null), ($1, 'wire', 'Overboeking', 'offline', $2)`,
    [websiteId, JSON.stringify({ iban: 'NL91ABNA0417164300', holder: 'Atelier Noord B.V.', days: 14 })],
  );
}
