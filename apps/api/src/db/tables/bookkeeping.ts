/**
 * What an order charges in one category at one rate, in cents; the database takes it from the stored calculation. An order
 * of which that cannot be read has one row, without a category.
 */
interface OrderVatRow {
  website_id: string;
  order_id: string;
  category: string;
  /** Basis points. */
  rate: number;
  /** Under OSS the country whose rates apply; else ''. */
  destination: string;
  gross: number;
  tax: number;
  /** When the order was placed, where it goes, and whether it is in the books; they follow the order. */
  at: Date;
  country: string;
  is_booked: boolean;
}

/** A payment that arrived and was not withdrawn, in cents; the database keeps it from the events of its attempt. */
interface ReceivedPaymentRow {
  website_id: string;
  /** Of the attempt to pay. */
  id: string;
  order_id: string;
  /** Day in the Netherlands: `2026-11-27`. */
  day: string;
  method: string;
  amount: number;
  /** Until now. */
  refunded: number;
  charged_back: number;
  is_test: boolean;
}

export interface BookkeepingTables {
  order_vat: OrderVatRow;
  received_payments: ReceivedPaymentRow;
}
