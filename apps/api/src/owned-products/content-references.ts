import type { OwnedProductContent } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { FieldMessages } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Things of the website that a product names. */
interface Known {
  readonly categories: string[];
  readonly products: string[];
  readonly has_form: boolean;
  readonly has_vat_class: boolean;
  /** Whether another product has its article number. */
  readonly is_number_taken: boolean;
}

/** Which of the things that a product names are there, in one statement. */
export async function findKnown(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  { categories, related, form_id, vat_class_id, article_number }: OwnedProductContent,
): Promise<Known> {
  const { rows } = await sql<Known>`
    select
      array(select id from categories where website_id = ${websiteId} and id = any(${categories}::text[])) as categories,
      array(select id from products where website_id = ${websiteId} and id = any(${related}::text[])) as products,
      exists (select from forms where website_id = ${websiteId} and id = ${form_id}) as has_form,
      exists (select from vat_classes where website_id = ${websiteId} and id = ${vat_class_id}) as has_vat_class,
      exists (select from products where website_id = ${websiteId} and article_number = ${article_number}
        and article_number <> '' and id <> ${id}) as is_number_taken`.execute(tx);
  return rows[0]!;
}

/** Why a product cannot be stored because of what it names, at the fields. */
export function referenceErrors(
  id: string,
  { categories, related, form_id, enable_form }: OwnedProductContent,
  known: Known,
): FieldMessages {
  const isGone = (ids: readonly string[], there: readonly string[]) =>
    ids.some((one) => !there.includes(one));
  return {
    ...(isGone(categories, known.categories) && { 'product.categories': [{ key: 'product_category_gone' }] }),
    ...(isGone(related, known.products) && { 'product.related': [{ key: 'product_related_gone' }] }),
    ...(related.includes(id) && { 'product.related': [{ key: 'product_related_itself' }] }),
    ...(enable_form &&
      form_id !== '' &&
      !known.has_form && { 'product.form_id': [{ key: 'product_form_gone' }] }),
    ...(!known.has_vat_class && { 'product.vat_class_id': [{ key: 'product_vat_gone' }] }),
    ...(known.is_number_taken && { 'product.article_number': [{ key: 'product_number_taken' }] }),
  };
}

/** A product without what is gone, for an earlier state that is restored. */
export function withoutGone(id: string, content: OwnedProductContent, known: Known): OwnedProductContent {
  return {
    ...content,
    categories: content.categories.filter((one) => known.categories.includes(one)),
    related: content.related.filter((one) => known.products.includes(one) && one !== id),
    article_number: known.is_number_taken ? '' : content.article_number,
    ...(content.enable_form && !known.has_form && { enable_form: false, form_id: '' }),
  };
}
