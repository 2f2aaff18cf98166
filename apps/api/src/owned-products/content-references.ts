import {
  checkProperties,
  type OwnedProductContent,
  type PropertyDefinition,
  withoutGoneProperties,
} from '@etalage/shop-domain';
import { restoredParts } from '@etalage/api-contract';
import { sql } from 'kysely';
import type { FieldMessages, Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { publicAddress } from '../files/picture.repository.ts';
import { findProperties } from '../properties/property.repository.ts';

/** Things of the website that a product names. */
interface Known {
  /** Those in which products are put by hand. */
  readonly categories: string[];
  /** Those that have their products by a rule. */
  readonly rule_categories: string[];
  readonly products: string[];
  readonly has_form: boolean;
  readonly has_vat_class: boolean;
  readonly has_maker: boolean;
  /** Those of its article numbers, and of its variants, that other products have. */
  readonly taken_numbers: readonly string[];
  /** What products can have. */
  readonly definitions: readonly PropertyDefinition[];
}

/** Which of the things that a product names are there, in one statement. */
export async function findKnown(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  content: OwnedProductContent,
): Promise<Known> {
  const { categories, related, form_id, vat_class_id, maker_id, variants } = content;
  const numbers = [content, ...variants].map(({ article_number }) => article_number).filter(Boolean);
  const { rows } = await sql<Omit<Known, 'definitions'>>`
    select
      array(select id from categories where website_id = ${websiteId} and id = any(${categories}::text[])
        and rule is null) as categories,
      array(select id from categories where website_id = ${websiteId} and id = any(${categories}::text[])
        and rule is not null) as rule_categories,
      array(select id from products where website_id = ${websiteId} and id = any(${related}::text[])) as products,
      exists (select from forms where website_id = ${websiteId} and id = ${form_id}) as has_form,
      exists (select from vat_classes where website_id = ${websiteId} and id = ${vat_class_id}) as has_vat_class,
      exists (select from makers where website_id = ${websiteId} and id = ${maker_id}) as has_maker,
      taken_article_numbers(${id}, ${numbers}::text[]) as taken_numbers`.execute(tx);
  return { ...rows[0]!, definitions: await findProperties(tx, websiteId) };
}

/** Why a product cannot be stored because of what it names, at the fields. */
export function referenceErrors(id: string, content: OwnedProductContent, known: Known): FieldMessages {
  const { categories, related, form_id, enable_form, article_number, variants } = content;
  const taken = new Set(known.taken_numbers);
  const ofVariants = variants.flatMap((variant, index): [string, Message[]][] =>
    taken.has(variant.article_number)
      ? [[`product.variants.${index}.article_number`, [{ key: 'product_number_taken' }]]]
      : [],
  );
  const isGone = (ids: readonly string[], there: readonly string[]) =>
    ids.some((one) => !there.includes(one));
  const ofProperties = Object.entries(checkProperties(content.properties, known.definitions)).map(
    ([path, texts]) => [`product.${path}`, texts],
  );
  return {
    ...(Object.fromEntries(ofProperties) as FieldMessages),
    ...(known.rule_categories.length > 0 && { 'product.categories': [{ key: 'product_category_rule' }] }),
    ...(isGone(categories, [...known.categories, ...known.rule_categories]) && {
      'product.categories': [{ key: 'product_category_gone' }],
    }),
    ...(isGone(related, known.products) && { 'product.related': [{ key: 'product_related_gone' }] }),
    ...(related.includes(id) && { 'product.related': [{ key: 'product_related_itself' }] }),
    ...(enable_form &&
      form_id !== '' &&
      !known.has_form && { 'product.form_id': [{ key: 'product_form_gone' }] }),
    ...(!known.has_vat_class && { 'product.vat_class_id': [{ key: 'product_vat_gone' }] }),
    ...(content.maker_id !== '' &&
      !known.has_maker && { 'product.maker_id': [{ key: 'product_maker_gone' }] }),
    ...Object.fromEntries(ofVariants),
    ...(taken.has(article_number) && { 'product.article_number': [{ key: 'product_number_taken' }] }),
  };
}

/** A product without what is gone, for an earlier state that is restored. */
export function withoutGone(
  id: string,
  content: OwnedProductContent,
  known: Known,
  gonePictures: ReadonlySet<string>,
): OwnedProductContent {
  const isThere = (picture: string) => !gonePictures.has(picture);
  const free = (number: string) => (known.taken_numbers.includes(number) ? '' : number);
  return {
    ...content,
    images: content.images.filter(isThere),
    categories: content.categories.filter((one) => known.categories.includes(one)),
    related: content.related.filter((one) => known.products.includes(one) && one !== id),
    properties: withoutGoneProperties(content.properties, known.definitions),
    article_number: free(content.article_number),
    variants: content.variants.map((variant) => ({
      ...variant,
      images: variant.images.filter(isThere),
      article_number: free(variant.article_number),
    })),
    ...(content.enable_form && !known.has_form && { enable_form: false, form_id: '' }),
    ...(!known.has_maker && { maker_id: '' }),
  };
}

/** Which parts of an earlier state lack something that is gone. */
export function leftOut(earlier: OwnedProductContent, kept: OwnedProductContent) {
  return restoredParts.filter((part) => JSON.stringify(earlier[part]) !== JSON.stringify(kept[part]));
}

/** The pictures that are in the bin or erased; addresses elsewhere are never gone. */
export async function findGonePictures(
  tx: WebsiteTransaction,
  websiteId: string,
  { images, variants }: Pick<OwnedProductContent, 'images' | 'variants'>,
): Promise<ReadonlySet<string>> {
  const start = publicAddress(websiteId, 'x').slice(0, -1);
  const own = [...images, ...variants.flatMap((variant) => variant.images)].filter((one) =>
    one.startsWith(start),
  );
  if (own.length === 0) return new Set();
  const given = own.map((address) => ({ address, key: address.slice(start.length) }));
  const { rows } = await sql<{ address: string }>`
    select g.address from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (address text, key text)
    left join files f on f.website_id = ${websiteId} and f.key = g.key
    where f.removed_at is not null or f.state = 'leaving' or (f.key is null and not exists (
      select from pictures p where p.website_id = ${websiteId} and p.address = g.address))`.execute(tx);
  return new Set(rows.map(({ address }) => address));
}
