import type { TestDatabase } from '../../testing/create-test-database.ts';
import { shopFixture, storedList, storedOption } from '../../testing/shop-fixture.ts';

/** Categories of which the titles hold the signs that divide, and two with the same path. */
export const categories = [
  ['wonen', 'Wonen > Slapen', null],
  ['lijst', 'Stoelen | Banken', 'wonen'],
  ['rand', '> |Rand|>', 'lijst'],
  ['dubbel', 'A>>B||C', null],
  ['een', 'Zelfde', null],
  ['twee', 'zelfde', null],
] as const;

const length = storedOption({
  layout: 'number',
  title: 'Lengte',
  connection_id: 'lengte',
  options: [{ title: '', price_cents: 150 }],
});
const area = storedOption({
  layout: 'calculation',
  title: 'Oppervlak',
  connection_id: 'oppervlak',
  options: [{ title: '', price_cents: 25 }],
  calculation_options: [{ type: 'multiply_relation_value', connection_id_from: 'lengte', value: '1.5' }],
});
const colour = storedList('kleur', 'Rood', 'Groen');

/** A shop with products of all kinds. */
export async function fillShop(database: TestDatabase, website: string): Promise<void> {
  const rows = (statement: string, values: unknown[]) => database.admin.pool.query(statement, values);
  const shop = shopFixture(database, website);
  for (const [at, [id, title, parent]] of categories.entries()) {
    await rows(
      'insert into categories (website_id, id, title, url, parent_id, position) values ($1, $2, $3, $4, $5, $6)',
      [website, id, title, `/${id}`, parent, at],
    );
  }
  await rows(
    `insert into makers values ($1, 'noord', 'Noord | Zuid', 'Kade 1', 'a@b.nl', false, '', '', '')`,
    [website],
  );
  const all = await addProducts(database, website);
  const [first = '', , third = ''] = all;
  const places = [...categories.map(([id]) => id).filter((id) => id !== 'een')].toReversed();
  for (const [place, id] of places.entries()) {
    await rows(
      'insert into product_categories (website_id, product_id, category_id, place) values ($1, $2, $3, $4)',
      [website, first, id, place],
    );
  }
  await rows(
    `insert into product_categories (website_id, product_id, category_id, place) values ($1, $2, 'een', 0)`,
    [website, third],
  );
  for (let at = 0; at < 200; at += 1) await shop.product({ title: `Deel ${at}`, article_number: `D-${at}` });
}

function addProducts(database: TestDatabase, website: string): Promise<string[]> {
  const shop = shopFixture(database, website);
  return Promise.all([
    shop.product({
      title: 'Stoel “Ida” | 2 > 1; "x", y',
      article_number: 'S-1',
      ean: '4006381333931',
      brand: 'Noord & Zuid',
      price_cents: 12_345,
      sale_price_cents: 9_999,
      cost_cents: 1,
      low_stock: 0,
      weight_grams: 1_500,
      withdrawal_exclusion: 'sealed_hygiene',
      maker_id: 'noord',
      content_milli: 750,
      content_unit: 'l',
      delivery_from: 1,
      delivery_to: 3,
      safety_text: 'Niet voor kinderen onder 3 jaar.\nBuiten bereik van vuur houden.',
      quantity_min: 2,
      quantity_max: 12,
      quantity_step: 2,
      main_image: `/media/${website}/a.png`,
      sub_images: `/media/${website}/b%20c.png|https://elders.test/d.png`,
      description:
        '<h2>Kop</h2><p>Tekst &amp; <strong>meer</strong> | &gt;<br />regel</p><ul><li>een</li></ul>',
      short_description: '<p>Kort</p>',
      seo_title: 'Titel > hier | daar',
      seo_description: 'Zin.',
      options: [colour, storedList('maat', 'S', 'M | L > XL'), length, area],
      variant_options: ['kleur', 'maat'],
      variants: [
        { id: 'v1', choices: ['Rood', 'S'], article_number: 'S-1-R', stock: 3, images: ['/media/x.png'] },
        { id: 'v2', choices: ['Groen', 'M | L > XL'], difference_cents: -345, weight_grams: 0, stock: 0 },
      ],
    }),
    shop.product({ title: 'Concept', status: 'draft', publish_at: new Date('2099-01-01T10:00:00Z') }),
    shop.product({ title: 'Weg', status: 'archived', price_cents: 0, stock: 0, url: '/oud/weg' }),
    shop.product({ title: 'Gratis', price_cents: 1, stock: 1_000_000, url: '/caf\u00e9/\u00e9\u00e9n' }),
    shop.product({ title: 'Ongeteld', options: [length, area], enable_quote: true, hide_price: true }),
    shop.product({
      title: 'Ongetelde varianten',
      options: [colour],
      variant_options: ['kleur'],
      variants: [{ id: 'v1', choices: ['Rood'] }],
    }),
  ]);
}
