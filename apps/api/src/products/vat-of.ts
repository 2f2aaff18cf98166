import type { VatClass } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';

/** The VAT class of a row that refers to one; rates are basis points: 2100 is 21 %. */
export interface VatColumns {
  readonly vat_rate_bp: number;
  readonly vat_category: VatClass['category'];
}

/** The VAT class of a row, as the rules of totals take it. */
export function vatClassOf({ vat_rate_bp, vat_category }: VatColumns): VatClass {
  return { category: vat_category, rate: vat_rate_bp };
}

/** A column of the VAT class `v` of a product `p`. */
export function ofVatClass<T>(column: RawBuilder<T>): RawBuilder<T> {
  return sql<T>`(select ${column} from vat_classes v where v.website_id = p.website_id and v.id = p.vat_class_id)`;
}

/** The VAT rate of a product `p`, in basis points. */
export const vatRate = ofVatClass(sql<number>`v.rate_bp`);
