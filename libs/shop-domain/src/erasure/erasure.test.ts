import { expect, it } from 'vitest';
import type { Customer } from '../schema/customer.schema.ts';
import { anonymousCustomer, booksCustomer, isInHand, isKeptForBooks, keptUntil } from './erasure.ts';

const customer: Customer = {
  invoice_is_company: true,
  invoice_company: 'Atelier',
  invoice_tax_number: 'NL1',
  invoice_firstname: 'Jan',
  invoice_lastname: 'Jansen',
  invoice_phonenumber: '06',
  invoice_email: 'jan@x.nl',
  invoice_street: 'Straat',
  invoice_number: '1',
  invoice_postcode: '1234 AB',
  invoice_city: 'Sneek',
  invoice_country: 'NL',
  custom_shipping_information: true,
  shipping_firstname: 'Piet',
  shipping_lastname: 'Pieters',
  shipping_phonenumber: '07',
  shipping_email: 'piet@x.nl',
  shipping_street: 'Weg',
  shipping_number: '2',
  shipping_postcode: '1000',
  shipping_city: 'Gent',
  shipping_country: 'BE',
};

it('an order is kept through the seventh year after its own', () => {
  expect(keptUntil('2026-01-01')).toBe('2033-12-31');
  const order = { status: 'completed', payment_status: 'paid', day: '2026-05-04', is_oss: false } as const;
  expect(isKeptForBooks(order, '2033-12-31')).toBe(true);
  expect(isKeptForBooks(order, '2034-01-01')).toBe(false);
  expect(isKeptForBooks({ ...order, is_oss: true }, '2036-12-31')).toBe(true);
  expect(isKeptForBooks({ ...order, is_oss: true }, '2037-01-01')).toBe(false);
});

it('a cancelled order is in the books if money came in', () => {
  const kept = (payment_status: 'refunded' | 'charged_back' | 'paid' | 'expired' | '') =>
    isKeptForBooks({ status: 'cancelled', payment_status, day: '2026-05-04', is_oss: false }, '2026-11-28');
  expect([kept('refunded'), kept('charged_back'), kept('paid')]).toEqual([true, true, true]);
  expect([kept('expired'), kept('')]).toEqual([false, false]);
});

it('an order is in hand until it is sent and paid, or cancelled', () => {
  const order = {
    kind: 'order',
    status: 'placed',
    sent: 'none',
    payment_status: 'paid',
    total: 100,
    pays_later: false,
  } as const;
  expect(isInHand(order)).toBe(true);
  expect(isInHand({ ...order, payment_status: '' })).toBe(true);
  expect(isInHand({ ...order, sent: 'all' })).toBe(false);
  expect(isInHand({ ...order, status: 'cancelled', payment_status: '' })).toBe(false);
  expect(isInHand({ ...order, payment_status: 'refunded' })).toBe(false);
});

it('keeps for the books all but phone numbers and addresses for mail, and nothing but countries otherwise', () => {
  const changed = Object.entries(booksCustomer(customer)).filter(
    ([key, value]) => value !== customer[key as keyof Customer],
  );
  expect(changed.map(([key]) => key)).toEqual([
    'invoice_phonenumber',
    'invoice_email',
    'shipping_phonenumber',
    'shipping_email',
  ]);
  const left = Object.entries(anonymousCustomer(customer)).filter(([, value]) => value !== '');
  expect(Object.fromEntries(left)).toEqual({
    invoice_is_company: true,
    invoice_country: 'NL',
    custom_shipping_information: true,
    shipping_country: 'BE',
  });
});
