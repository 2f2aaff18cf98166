import { defaultFormSettings, newFormItem } from '@etalage/site-model';
import type { Customer } from '@etalage/shop-domain/schema';
import { newId } from '../../db/new-id.ts';
import { withWebsite } from '../../db/with-website.ts';
import { storeForm } from '../../forms/form.repository.ts';
import { insertSubmission } from '../../forms/submission.repository.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { customersHandlers } from '../handlers.ts';

const empty = Object.fromEntries(
  ['invoice', 'shipping'].flatMap((side) =>
    ['firstname', 'lastname', 'phonenumber', 'email', 'street', 'number', 'postcode', 'city', 'country'].map(
      (part) => [`${side}_${part}`, ''],
    ),
  ),
);

/** A person with all that an order asks for. */
export const anna = {
  ...empty,
  invoice_is_company: false,
  invoice_company: '',
  invoice_tax_number: '',
  custom_shipping_information: false,
  invoice_firstname: 'Anna',
  invoice_lastname: 'Bakker',
  invoice_email: 'Anna@Voorbeeld.nl',
  invoice_phonenumber: '06-1234 5678',
  invoice_street: 'Kerkstraat',
  invoice_number: '9',
  invoice_postcode: '8911 AB',
  invoice_city: 'Leeuwarden',
  invoice_country: 'NL',
} as unknown as Customer;

interface StoredPurchase {
  readonly customer?: Customer;
  readonly status?: 'placed' | 'completed' | 'cancelled';
  readonly sent?: 'none' | 'all';
  readonly payment_status?: 'paid' | '';
  readonly payment_method?: string;
  readonly total?: number;
  readonly at?: Date;
}

const line = {
  title: 'Tafel',
  article_number: 'T1',
  quantity: 1,
  total_price_incl_tax: 121,
  options: [{ key: '1', title: 'Gravure', value: 'Voor Bakker', amount: null }],
};
/** What VIES answered about an order. */
const proof = {
  member_state: 'NL',
  vat_number: '123',
  status: 'valid',
  consultation_number: 'WAPI1',
  reply: { name: 'Bakker BV', address: 'Kerkstraat 9' },
  checked_at: '2026-11-01T10:00:00.123Z',
};
const snapshot = {
  version: 1,
  cart: { shoppingcart: { products: [line] }, quote: { products: [line] } },
  calculation: {},
  vat: { proof },
  agreed: true,
};

const items = [
  newFormItem({ type: 'text', identifier: 'naam', label: 'Naam' }),
  newFormItem({ type: 'email', identifier: 'email', label: 'E-mail' }),
  newFormItem({ type: 'textarea', identifier: 'bericht', label: 'Bericht' }),
];
const form = {
  id: newId(),
  title: 'Contact',
  submit_title: 'Versturen',
  summary: '0' as const,
  version: 1,
  items,
  settings: { ...defaultFormSettings },
};

/** Two websites, with the calls of the first, and what is stored about customers. */
export async function customerFixture(database: TestDatabase) {
  const websiteId = await database.createWebsite({ id: 'wa', host: 'a.test' });
  const otherWebsite = await database.createWebsite({ id: 'wb', host: 'b.test' });
  const api = await startOwnerApi(database, customersHandlers, websiteId, otherWebsite);
  await withWebsite(database.app, websiteId, (tx) => storeForm(tx, websiteId, form, ''));
  return {
    websiteId,
    otherWebsite,
    api,
    ids: { website_id: websiteId, project_id: websiteId },
    ...storing(database, websiteId),
    ...reading(database, websiteId),
  };
}

/** Stores purchases without their checks, and forms as visitors send them. */
function storing({ admin, app }: TestDatabase, websiteId: string) {
  return {
    order: async (stored: StoredPurchase = {}) => {
      const {
        status = 'completed',
        sent = 'all',
        payment_status = 'paid',
        payment_method = 'ideal',
      } = stored;
      const row = purchaseRow(websiteId, stored);
      const total_tax = row.total_incl_tax - row.total_excl_tax;
      const state = { status, sent, payment_status, payment_method, total_tax, quote_id: null };
      await admin.global
        .insertInto('orders')
        .values({ ...row, ...state })
        .execute();
      return row;
    },
    quote: async (stored: StoredPurchase = {}) => {
      const row = purchaseRow(websiteId, stored);
      await admin.global.insertInto('quotes').values(row).execute();
      return row;
    },
    submission: async (email: string, values: Record<string, string> = {}, now = new Date()) => {
      const id = newId();
      const all = { naam: 'Anna Bakker', email, bericht: 'Hallo', ...values };
      const sent = { id, form, values: all, url: '/contact', now };
      await withWebsite(app, websiteId, (tx) => insertSubmission(tx, websiteId, sent));
      return id;
    },
  };
}

function purchaseRow(
  website_id: string,
  { customer = anna, total = 12_100, at = new Date() }: StoredPurchase,
) {
  const id = newId();
  return {
    website_id,
    id,
    token: newId(),
    number: id,
    cart_id: newId(),
    email: customer.invoice_email.trim().toLowerCase(),
    customer: JSON.stringify(customer),
    snapshot: JSON.stringify(snapshot),
    total_excl_tax: Math.round(total / 1.21),
    total_incl_tax: total,
    created_at: at,
  };
}

function reading({ admin }: TestDatabase, websiteId: string) {
  const customers = () => admin.global.selectFrom('customers').where('website_id', '=', websiteId);
  return {
    /** The customers of the first website by their address. */
    customers: async () => customers().selectAll().orderBy('email').execute(),
    /** The id of the customer with an address; '' if there is none. */
    idOf: async (email: string) => {
      const row = await customers().select('id').where('email', '=', email).executeTakeFirst();
      return row?.id ?? '';
    },
  };
}
