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

/**
 * What an invoice charges in one category at one rate, in cents, with a minus in a credit note; the database takes it from
 * the document and the VAT decision of its order. Documents of tests have none.
 */
interface InvoiceVatRow {
  website_id: string;
  invoice_id: string;
  /** Of the document: `2026-11-28`. */
  date: string;
  category: string;
  /** Basis points. */
  rate: number;
  /** Category of the VAT decision of the order; '' if it cannot be read. */
  treatment: string;
  /** Under OSS the country whose rates apply; else ''. */
  destination: string;
  /** Of a credit note: the day of the invoice that it takes back. */
  credited_on: string | null;
  net: number;
  tax: number;
  /** Whether it counts to the yearly amount above which consumers pay the VAT of their country. */
  distance: boolean;
  /** What was known of the VAT number of the buyer. */
  vies: string;
}

export interface BookkeepingTables {
  order_vat: OrderVatRow;
  invoice_vat: InvoiceVatRow;
  received_payments: ReceivedPaymentRow;
}
