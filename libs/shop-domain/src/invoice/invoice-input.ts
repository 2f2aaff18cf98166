import { z } from 'zod';
import { storedCalculation } from '../refund/stored-calculation.schema.ts';
import type { RuleText } from '../rule-text.ts';
import type { Customer } from '../schema/customer.schema.ts';
import { type InvoiceDocument, invoiceDocument, type InvoiceSeller } from './invoice.schema.ts';

const price = z.object({ incl_tax: z.int(), excl_tax: z.int() });

/** What an invoice needs of the calculation that is stored with an order, beside what refunds need of it. */
const stored = storedCalculation.extend({ price_mode: z.enum(['gross', 'net']).catch('gross') });
const discounts = z.object({
  checkout: z.object({
    lines: z.array(
      z.object({ unit: price.optional(), amount: z.int().catch(0), discount: z.int().catch(0) }),
    ),
  }),
});

/** How discounts of a line are known, on the side of the price mode. */
export type LineDiscount = z.output<typeof discounts>['checkout']['lines'][number];

export type InvoiceCalculation = z.output<typeof stored> & {
  /** In the order of the lines. */
  readonly discounts: readonly LineDiscount[];
};

const categories: ReadonlySet<string> = new Set(invoiceDocument.shape.groups.element.shape.category.options);

const isCategory = (category: string) => categories.has(category);

/** Reads the stored calculation of an order; undefined for one of which no invoice can be made. */
export function readCalculation(calculation: unknown): InvoiceCalculation | undefined {
  const read = stored.safeParse(calculation);
  if (!read.success || !read.data.checkout.groups.every(({ category }) => isCategory(category)))
    return undefined;
  const { lines, groups } = read.data.checkout;
  if (lines.length === 0 || groups.length === 0) return undefined;
  const found = discounts.safeParse(calculation);
  return { ...read.data, discounts: found.success ? found.data.checkout.lines : [] };
}

/** A product of an order as its buyer saw it. */
export interface InvoicedProduct {
  readonly id: string;
  readonly title: string;
  readonly article_number?: string | undefined;
  readonly options: readonly { readonly title: string; readonly value: string }[];
}

/** What invoice and credit notes of one order have in common. */
export interface InvoicedOrder {
  readonly number: string;
  readonly date: string;
  readonly isTest: boolean;
  readonly customer: Customer;
  readonly seller: InvoiceSeller;
  readonly products: readonly InvoicedProduct[];
  /** Whether the buyer fetches it. */
  readonly isPickup: boolean;
  readonly calculation: InvoiceCalculation;
  /** Why it has no VAT, or the country whose VAT it has; from the VAT decision that is stored with the order. */
  readonly vat: { readonly ground: RuleText['key'] | null; readonly destination: string };
  /** Words in the language of the document. */
  readonly words: {
    readonly shipping: string;
    readonly free: string;
    readonly textOf: (text: RuleText) => string;
    readonly countryOf: (code: string) => string;
  };
}

/** Number and dates of a document. */
export type Numbered = Pick<InvoiceDocument, 'number' | 'date' | 'supplied_on'>;
