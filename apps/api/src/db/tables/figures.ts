import type { ColumnType } from 'kysely';

/** How many visits a website had in an hour. */
interface VisitCountRow {
  website_id: string;
  /** Its first moment. */
  hour: Date;
  visits: number;
}

/** How often words were searched for that nothing has. */
interface MissedSearchRow {
  website_id: string;
  /** A calendar day, e.g. "2026-11-27". */
  day: ColumnType<string, string, string>;
  words: string;
  count: number;
}

/** What was sold in an hour, as `is_sale` decides; follows each change of an order. Turnover is cents without VAT. */
interface SaleHourRow {
  website_id: string;
  /** Its first moment. */
  hour: Date;
  turnover: number;
  orders: number;
}

/** The sums of the hours of a Dutch day; triggers keep them equal to those. */
interface SaleDayRow {
  website_id: string;
  /** A calendar day, e.g. "2026-11-27". */
  day: ColumnType<string, string, string>;
  turnover: number;
  orders: number;
}

/** The visits of the hours of a Dutch day; triggers keep them equal to those. */
interface VisitDayRow {
  website_id: string;
  /** A calendar day, e.g. "2026-11-27". */
  day: ColumnType<string, string, string>;
  visits: number;
}

/** What was sold of a product in a day or month of the Netherlands. */
interface ProductSaleRow {
  website_id: string;
  unit: 'day' | 'month';
  /** Its first day. */
  starts: ColumnType<string, string, string>;
  product_id: string;
  /** As it was sold last. */
  title: string;
  pieces: number;
  /** Cents without VAT. */
  turnover: number;
}

export interface FigureTables {
  visit_counts: VisitCountRow;
  visit_days: VisitDayRow;
  missed_searches: MissedSearchRow;
  sale_hours: SaleHourRow;
  sale_days: SaleDayRow;
  product_sales: ProductSaleRow;
}
