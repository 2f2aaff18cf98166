import { freeShippingRule } from '@etalage/api/seed';
import type { ShippingRule } from '@etalage/shop-domain';
import type { PayLaterTerms } from '@etalage/shop-domain/schema';

/** Ways of delivery, in order; the first rule that applies states the price, in cents including VAT. */
export const shippingMethods: readonly {
  id: string;
  title: string;
  is_pickup: boolean;
  rules: readonly ShippingRule[];
}[] = [
  {
    id: 'bezorgen-nl',
    title: 'Bezorgen in Nederland',
    is_pickup: false,
    rules: [
      { ...freeShippingRule, countries: ['NL'], max_weight: 5_000, price: 695, free_from: 75_000 },
      { ...freeShippingRule, countries: ['NL'], price: 3_900, free_from: 75_000 },
    ],
  },
  {
    id: 'bezorgen-be-de',
    title: 'Bezorgen in België en Duitsland',
    is_pickup: false,
    rules: [{ ...freeShippingRule, countries: ['BE', 'DE'], price: 6_900, free_from: 150_000 }],
  },
  { id: 'afhalen', title: 'Afhalen in Leeuwarden', is_pickup: true, rules: [freeShippingRule] },
];

/** The account for transfers: the example number of Dutch banks, so that nobody receives money by accident. */
const account = { iban: 'NL91ABNA0417164300', holder: 'Atelier Noord B.V.', days: 14 };

/** Ways to pay; `icon` is a picture of tools/demo/assets. */
export const paymentMethods: readonly {
  id: string;
  title: string;
  icon: string;
  description: string;
  provider: 'online' | 'offline';
  transfer?: typeof account;
  pay_later?: PayLaterTerms;
}[] = [
  {
    id: 'ideal',
    title: 'iDEAL | Wero',
    icon: 'betalen-bank',
    description: 'Je betaalt in de app van je eigen bank.',
    provider: 'online',
  },
  {
    id: 'bancontact',
    title: 'Bancontact',
    icon: 'betalen-telefoon',
    description: 'Voor klanten in België.',
    provider: 'online',
  },
  {
    id: 'creditcard',
    title: 'Creditcard',
    icon: 'betalen-kaart',
    description: 'Visa, Mastercard en American Express.',
    provider: 'online',
  },
  {
    id: 'wire',
    title: 'Overboeking',
    icon: 'betalen-overboeking',
    description: 'Wij beginnen zodra het bedrag binnen is.',
    provider: 'offline',
    transfer: account,
  },
  {
    id: 'pay_on_pickup',
    title: 'Betalen bij afhalen',
    icon: 'betalen-afhalen',
    description: 'Contant of met pin, in de werkplaats.',
    provider: 'offline',
  },
  {
    id: 'pay_later',
    title: 'Achteraf betalen',
    icon: 'betalen-overboeking',
    description: '',
    provider: 'offline',
    transfer: account,
    pay_later: { days: 14, buyers: 'all', most: 250_000 },
  },
];
