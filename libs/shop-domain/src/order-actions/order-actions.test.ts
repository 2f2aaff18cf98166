import { describe, expect, it } from 'vitest';
import { customer as customerSchema } from '../schema/customer.schema.ts';
import { checkCustomerChange } from './check-customer-change.ts';
import {
  nextOrderAction,
  type OrderAction,
  orderActionProblem,
  orderActions,
  type OrderFacts,
} from './order-actions.ts';
import { receivedAmountProblem } from './received-amount.ts';
import { receivedOnProblem } from './received-on.ts';

const waiting: OrderFacts = {
  status: 'placed',
  payment_status: '',
  total: 12_100,
  pays_later: false,
  held: 0,
  is_online: false,
  is_payable_online: true,
  entered: 'none',
  sent: 'none',
  is_restored: false,
  is_picked_up: false,
};
const paid: Partial<OrderFacts> = { payment_status: 'paid', held: 12_100 };
const possible = (changes: Partial<OrderFacts>) =>
  orderActions.filter((action) => orderActionProblem(action, { ...waiting, ...changes }) === null);

describe('orderActionProblem', () => {
  it.each<[string, Partial<OrderFacts>, OrderAction[]]>([
    ['waits for a transfer', {}, ['pay', 'cancel', 'complete', 'link']],
    ['waits for an online payment', { is_online: true }, ['cancel', 'complete', 'link']],
    ['costs nothing', { total: 0 }, ['cancel', 'complete']],
    ['was paid online', { ...paid, is_online: true }, ['complete']],
    ['has an entered payment', { ...paid, entered: 'whole' }, ['unpay', 'complete']],
    ['has an entered payment that was refunded in part', { ...paid, entered: 'refunded' }, ['complete']],
    ['was refunded', { payment_status: 'refunded' }, ['cancel', 'complete']],
    ['was sent in part', { sent: 'partly' }, ['pay', 'complete', 'link']],
    ['was cancelled', { status: 'cancelled' }, ['pay', 'reopen']],
    ['went back to the cart', { status: 'cancelled', is_restored: true }, ['pay']],
    ['was completed', { status: 'completed' }, ['pay', 'uncomplete', 'link']],
    ['cannot be paid online now', { is_payable_online: false }, ['pay', 'cancel', 'complete']],
  ])('an order that %s', (_, changes, actions) => {
    expect(possible(changes)).toEqual(actions);
  });

  it('says how money that stands in the way of cancelling can go', () => {
    expect(orderActionProblem('cancel', { ...waiting, ...paid })).toBe('order_action_money');
    expect(orderActionProblem('cancel', { ...waiting, ...paid, entered: 'whole' })).toBe(
      'order_action_money_entered',
    );
  });
});

describe('nextOrderAction', () => {
  it.each<[Partial<OrderFacts>, OrderAction | null]>([
    [{}, 'pay'],
    [{ is_online: true }, 'link'],
    [paid, null],
    [{ ...paid, sent: 'all' }, 'complete'],
    [{ ...paid, is_picked_up: true }, 'complete'],
    [{ is_picked_up: true, is_online: true, is_payable_online: false }, null],
    // Paying afterwards: sent first, then paid.
    [{ pays_later: true }, null],
    [{ pays_later: true, sent: 'partly' }, null],
    [{ pays_later: true, sent: 'all' }, 'pay'],
    [{ ...paid, pays_later: true, is_picked_up: true }, 'complete'],
    [{ status: 'cancelled' }, null],
    [{ ...paid, status: 'completed', sent: 'all' }, null],
  ])('of %j is %s', (changes, action) => {
    expect(nextOrderAction({ ...waiting, ...changes })).toBe(action);
  });
});

describe('receivedOnProblem', () => {
  it.each([
    ['2026-11-26', 'order_action_received_early'],
    ['2026-11-27', undefined],
    ['2026-12-01', undefined],
    ['2026-12-02', 'order_action_received_future'],
  ])('%s: %s', (day, key) => {
    expect(receivedOnProblem(day, { ordered: '2026-11-27', today: '2026-12-01' })?.key).toBe(key);
  });
});

describe('receivedAmountProblem', () => {
  it.each([
    [12_099, 'order_action_received_too_little'],
    [12_100, undefined],
    [120_999, undefined],
    [121_000, 'order_action_received_too_much'],
  ])('%s of 12100: %s', (amount, key) => {
    expect(receivedAmountProblem(amount, 12_100)?.key).toBe(key);
  });
});

describe('checkCustomerChange', () => {
  const empty = Object.fromEntries(
    Object.keys(customerSchema.shape).map((key) => [
      key,
      ['invoice_is_company', 'custom_shipping_information'].includes(key) ? '0' : '',
    ]),
  );
  const jan = customerSchema.parse({
    ...empty,
    invoice_firstname: 'Jan',
    invoice_lastname: 'de Vries',
    invoice_email: 'jan@voorbeeld.nl',
    invoice_street: 'Dorpsstraat',
    invoice_number: '1',
    invoice_postcode: '10115',
    invoice_city: 'Berlijn',
    invoice_country: 'DE',
  });
  const delivered = {
    custom_shipping_information: true,
    shipping_firstname: 'Els',
    shipping_lastname: 'Bos',
    shipping_street: 'Laan',
    shipping_number: '2',
    shipping_postcode: '20095',
    shipping_city: 'Hamburg',
    shipping_country: 'DE',
  };
  const refused = (changes: object, before: object = {}) =>
    Object.entries(checkCustomerChange({ ...jan, ...before }, { ...jan, ...before, ...changes })).map(
      ([field, [text]]) => `${field} ${text?.key}`,
    );

  it('allows what changes no VAT, also another address of delivery in the same country', () => {
    expect(refused({ invoice_street: 'Kerkstraat', invoice_email: 'els@voorbeeld.nl' })).toEqual([]);
    expect(refused(delivered)).toEqual([]);
    expect(refused({ custom_shipping_information: false }, delivered)).toEqual([]);
  });

  it('refuses what a checkout refuses', () => {
    expect(refused({ invoice_city: '', invoice_postcode: '1' })).toEqual([
      'invoice_postcode webshop_customer_invoice_postcode_invalid',
      'invoice_city webshop_customer_invoice_city_required',
    ]);
  });

  it('refuses another area of VAT within a country', () => {
    expect(refused({ invoice_postcode: '27498' })).toEqual(['invoice_postcode order_customer_area_fixed']);
    expect(refused({ ...delivered, shipping_postcode: '78266' })).toEqual([
      'shipping_postcode order_customer_area_fixed',
    ]);
  });

  it('refuses another country of delivery, at the switch when that is what changes it', () => {
    expect(refused({ ...delivered, shipping_country: 'NL', shipping_postcode: '1234 AB' })).toEqual([
      'shipping_country order_customer_delivery_country_fixed',
    ]);
    const abroad = { ...delivered, shipping_country: 'NL', shipping_postcode: '1234 AB' };
    expect(refused({ custom_shipping_information: false }, abroad)).toEqual([
      'custom_shipping_information order_customer_delivery_country_fixed',
    ]);
  });
});
