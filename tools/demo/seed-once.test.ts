import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolvePage, type ResponseOf } from '@etalage/api-contract';
import { blockDefinitions, readBlock } from '@etalage/blocks/schema';
import { checkVatNumberFormat, priceWithOptions, initialSelection, storedPrices } from '@etalage/shop-domain';
import { product as productSchema } from '@etalage/shop-domain/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createCallEndpoint,
  createTestDatabase,
  handlers,
  isHtmlReduced,
  sanitiseHtml,
  startTestApi,
} from '@etalage/api/testing';
import { demoMedia } from './content/demo-assets.ts';
import {
  demoLogin,
  demoWebsite,
  emptyWebsite,
  showcaseWebsite,
  secondWebsite,
} from './content/demo-websites.ts';
import { optionProducts } from './content/showcase/option-products.ts';
import { showcasePages } from './content/showcase/seed-showcase.ts';
import { demoProducts } from './content/products/demo-products.ts';
import { categories } from './content/site/categories.ts';
import { menus } from './content/site/menus.ts';
import { contentPages } from './content/site/pages/content-pages.ts';
import { seedOnce } from './seed-once.ts';

const database = await createTestDatabase();
const { server } = await startTestApi(database, {}, { handlers });
const files = mkdtempSync(join(tmpdir(), 'etalage-seed-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));
beforeAll(() => seedOnce(database.app, { filesFolder: files }));

const silent = { warn: () => {}, error: (fields: object) => console.error(fields) };
const caller = { websiteId: demoWebsite.id, address: '10.0.0.1', origin: 'http://localhost' };
type Page = ResponseOf<typeof resolvePage>;
const opened = new Map<string, Promise<Page>>();
/** A page as visitors receive it; requested once, because no test changes it. */
const open = (path: string, websiteId = demoWebsite.id): Promise<Page> => {
  const key = `${websiteId} ${path}`;
  const page = opened.get(key) ?? ask(path, websiteId);
  opened.set(key, page);
  return page;
};
const ask = async (path: string, websiteId: string): Promise<Page> => {
  const call = createCallEndpoint(server, { ...caller, websiteId }, silent);
  const reply = await call(resolvePage, { path });
  if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(reply)}`);
  return reply.data;
};
const media = demoMedia(demoWebsite.id);
const pages = contentPages(media);
const paths = [
  '/',
  '/bestaat-niet',
  '/search',
  '/winkelwagen',
  '/afrekenen',
  '/bestelling',
  ...pages.map(({ path }) => path),
  ...[...categories, ...demoProducts].map(({ url }) => url),
];

/** The pages of the showcase, and those of each kind that every website has. */
const showcasePaths = [
  ...showcasePages(media).map(({ path }) => path),
  '/opties',
  '/opties/alle-opties',
  '/bestaat-niet',
  '/search',
  '/winkelwagen',
  '/afrekenen',
  '/bestelling',
  '/zakelijk',
];

describe('seedOnce', () => {
  it('does nothing when it is called again', async () => {
    const count = async () =>
      (await database.admin.pool.query('select count(*)::int as n from products')).rows[0].n;
    const before = await count();
    expect(await seedOnce(database.app, { filesFolder: files })).toEqual(demoLogin);
    expect(await count()).toBe(before);
  });

  it('creates a login that owns all but the second website', async () => {
    const { rows } = await database.admin.pool.query(
      'select u.email, m.website_id, m.role from users u join memberships m on m.user_id = u.id order by website_id',
    );
    const owned = [demoWebsite, emptyWebsite, showcaseWebsite].map(({ id }) => id);
    expect(rows).toEqual(owned.map((website_id) => ({ email: demoLogin.email, website_id, role: 'owner' })));
  });

  it('has a picture for every address in it', async () => {
    const names = new Set(readdirSync(join(files, demoWebsite.id, 'assets')));
    for (const path of paths) {
      const named = JSON.stringify(await open(path)).match(/\/media\/[^"|\\?]+/g) ?? [];
      for (const url of named) expect(names, `${path} ${url}`).toContain(url.split('/').at(-1));
    }
  });

  it('has all its files in the library, in folders, described, and with the places that show them', async () => {
    const { rows } = await database.admin.pool.query<{ name: string; folder: string; size: number }>(
      `select name, folder, size::int, alt, is_decorative from files where website_id = $1 order by name`,
      [demoWebsite.id],
    );
    const stored = readdirSync(join(files, demoWebsite.id, 'assets')).filter(
      (name) => !/\.(?:br|gz)$/.test(name),
    );
    expect(rows).toHaveLength(stored.length);
    const inFolder = (folder: string) => rows.filter((row) => row.folder === folder).map(({ name }) => name);
    expect(inFolder('Producten')).toContain('stoel-sluis-1.jpg');
    expect(inFolder('Categorieën')).toContain('categorie-tafels.jpg');
    expect(inFolder('Website')).toContain('logo.svg');
    expect(rows.every(({ size }) => size > 0)).toBe(true);
    const undescribed = await database.admin.pool.query(
      `select name from files where website_id = $1 and content_type like 'image/%' and alt = '' and not is_decorative`,
      [demoWebsite.id],
    );
    expect(undescribed.rows).toEqual([]);
    const unused = await database.admin.pool.query<{ name: string }>(
      `select name from files f where website_id = $1 and not exists (select from file_usages u
        where u.website_id = f.website_id and u.key = f.key and u.is_live)`,
      [demoWebsite.id],
    );
    // These are shown by the website Voorbeelden only.
    expect(unused.rows.map(({ name }) => name)).toEqual(['tafel.glb']);
  });

  it('contains only blocks that can be read', async () => {
    for (const path of paths) {
      const page = await open(path);
      for (const document of [page.header, page.body, page.footer]) {
        for (const block of Object.values(document.blocks)) {
          const definition = blockDefinitions[block.type as keyof typeof blockDefinitions];
          expect(definition, `${path}: ${block.type}`).toBeDefined();
          expect(readBlock(definition, block), `${path}: ${block.type}`).toMatchObject({ ok: true });
        }
      }
    }
  });

  it('is a complete shop: 48 products, every layout of a category, a dozen pages, a menu of three levels', () => {
    expect(demoProducts).toHaveLength(48);
    expect(new Set(demoProducts.map(({ url }) => url)).size).toBe(48);
    expect(new Set(categories.map(({ layout }) => layout)).size).toBe(5);
    for (const { id, layout, rule } of categories.filter((one) => !one.layout.startsWith('sub_')))
      expect(
        // The one rule is that of products on sale.
        demoProducts.filter((product) => (rule ? product.sale_price_cents : product.categories.includes(id)))
          .length,
        `${id} ${layout}`,
      ).toBeGreaterThan(2);
    expect(pages.length).toBeGreaterThanOrEqual(10);
    expect(
      menus(media)[0]!
        .items.flatMap((top) => top.items)
        .some((sub) => sub.items.length > 0),
    ).toBe(true);
  });

  it('contains no link to an address that does not exist', async () => {
    const links = new Set<string>();
    for (const path of paths.filter((one) => one !== '/bestaat-niet')) {
      const { header, body, footer, site, custom_fields } = await open(path);
      const all = JSON.stringify([header, body, footer, site.menus, custom_fields]);
      for (const [, link = ''] of all.matchAll(/(?:href=\\"|"(?:link|url|button_link)":")(\/[^"\\]*)/g))
        if (!link.startsWith('/media/')) links.add(link);
    }
    expect(links.size).toBeGreaterThan(60);
    for (const link of links) expect((await open(link)).kind, link).not.toBe('not_found');
  });

  it('contains no HTML that the rules of rich text would change', () => {
    const texts = [...JSON.stringify([pages, menus(media)]).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, text]) => JSON.parse(`"${text}"`) as string,
    );
    const described = demoProducts.flatMap((product) => [
      product.intro_description,
      product.short_description,
      product.description,
      product.extra_description,
      product.extra_description_right,
    ]);
    expect(texts.length).toBeGreaterThan(20);
    for (const html of [...texts, ...described])
      expect(isHtmlReduced(html ?? '', sanitiseHtml(html ?? ''))).toBe(false);
  });

  it('uses every option layout and every way of selling', () => {
    const layouts = new Set(
      demoProducts.flatMap((product) => product.options ?? []).map((option) => option.layout),
    );
    expect([...layouts].sort()).toEqual(['calculation', 'checkbox', 'number', 'select', 'text', 'textarea']);
    const has = (test: (product: (typeof demoProducts)[number]) => unknown) =>
      expect(demoProducts.some(test)).toBe(true);
    has((product) => product.enable_quote && product.enable_checkout === undefined);
    has((product) => product.enable_quote && product.enable_checkout === false);
    has((product) => product.enable_form && product.form_id);
    has((product) => product.enable_affiliate && product.affiliate_link);
    has((product) => product.sale_price_cents);
    has((product) => product.hide_price);
    has((product) => product.exclude_base_price);
    has((product) => product.stock === 0);
    has((product) => product.vat_class_id === 'low');
    has((product) => product.quantity_step === 2);
    has((product) => product.hide_quantity);
    has((product) => product.variants?.some(({ stock }) => stock === 0));
    has((product) => product.layout === 'wide');
    has((product) => product.layout === 'compact');
    const options = demoProducts.flatMap((product) => product.options ?? []);
    for (const key of [
      'exclude_from_total',
      'show_calculations',
      'required',
      'help',
      'label_after_field',
    ] as const)
      expect(
        options.some((option) => option[key]),
        key,
      ).toBe(true);
    expect(options.some((option) => !option.show_label)).toBe(true);
    const steps = options.flatMap((option) => option.calculation_options.map(({ type }) => type));
    expect(new Set(steps)).toEqual(new Set(['multiply_relation_value', 'add_relation_value']));
  });

  it('starts every product with a selection that can be ordered', async () => {
    for (const { url } of demoProducts) {
      const product = storedPrices(z.decode(productSchema, (await open(url)).custom_fields.product!));
      expect(priceWithOptions(product, initialSelection(product.options)).errors, url).toEqual({});
    }
  });

  it('names a seller whose VAT number has the right form', async () => {
    const { site } = await open('/');
    expect(checkVatNumberFormat('NL', site.company.vat_number)).toMatchObject({ isValid: true });
  });

  it('shows every registered section and block in Voorbeelden, also those that are no longer offered, each readable', async () => {
    const names = new Set(readdirSync(join(files, demoWebsite.id, 'assets')));
    const shown = new Set<string>();
    for (const path of showcasePaths) {
      const page = await open(path, showcaseWebsite.id);
      for (const document of [page.header, page.body, page.footer]) {
        for (const block of Object.values(document.blocks)) {
          const definition = blockDefinitions[block.type as keyof typeof blockDefinitions];
          expect(readBlock(definition, block), `${path}: ${block.type}`).toMatchObject({ ok: true });
          shown.add(block.type);
        }
      }
      for (const url of JSON.stringify(page).match(/\/media\/[^"|\\?]+/g) ?? [])
        expect(names, `${path} ${url}`).toContain(url.split('/').at(-1));
    }
    expect(Object.keys(blockDefinitions).filter((type) => !shown.has(type))).toEqual([]);
  });

  it('has what the blocks of Voorbeelden refer to', async () => {
    const { body, custom_fields } = await open('/', showcaseWebsite.id);
    const { wholeProducts, products, categories, forms } = custom_fields.connections;
    const counts = [wholeProducts, products, categories, forms].map((held) => Object.keys(held ?? {}).length);
    expect(counts).toEqual([1, 3, 1, 1]);
    // A section and a content block each show the template.
    expect(JSON.stringify(body).split('We bezorgen in heel Nederland')).toHaveLength(3);
  });

  it('shows 40 pictures, slides, items and products on the page with forty, and one of each on the page with one', async () => {
    const counts = async (path: string) => {
      const blocks = Object.values((await open(path, showcaseWebsite.id)).body.blocks);
      const of = (type: string) => blocks.find((one) => one.type === type);
      const pictures = String(of('blockGalleryFour')?.data['logo_image']).split('|');
      return [
        pictures.length,
        of('slider')?.slots['slides']?.length,
        of('conditional')?.slots['items']?.length,
      ];
    };
    expect(await counts('/veertig-items')).toEqual([40, 40, 40]);
    expect(await counts('/een-item')).toEqual([1, 1, 1]);
    const { products } = (await open('/veertig-items', showcaseWebsite.id)).custom_fields.connections;
    expect(Object.keys(products ?? {}).length).toBeGreaterThanOrEqual(12);
  });

  it('sells a product with every option layout in Voorbeelden, each with a selection that can be ordered', async () => {
    const layouts = new Set<string>();
    for (const { url } of optionProducts) {
      const product = storedPrices(
        z.decode(productSchema, (await open(url, showcaseWebsite.id)).custom_fields.product!),
      );
      for (const { layout } of product.options) layouts.add(layout);
      expect(priceWithOptions(product, initialSelection(product.options)).errors, url).toEqual({});
    }
    expect([...layouts].sort()).toEqual(['calculation', 'checkbox', 'number', 'select', 'text', 'textarea']);
  });

  it('leaves the empty website empty, which shows the standard front page and header', async () => {
    const { kind, header, body } = await open('/', emptyWebsite.id);
    const typesOf = ({ blocks }: typeof body) => Object.values(blocks).map(({ type }) => type);
    expect([kind, typesOf(header), typesOf(body)]).toEqual([
      'page',
      ['headerOneSearch'],
      ['sectionContentSpecialOne'],
    ]);
  });

  it('separates the two websites', async () => {
    expect((await open('/vaas-tij', secondWebsite.id)).kind).toBe('product');
    expect((await open('/vaas-tij')).kind).toBe('not_found');
    expect((await open('/tafels', secondWebsite.id)).kind).toBe('not_found');
  });
});
