import type { Order } from '@etalage/shop-domain/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockTree } from '../../runtime/block-tree.tsx';
import { renderRegistry } from '../../registry/render-registry.ts';
import { orderOf } from '../../shop/testing/cart.fixture.ts';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { shownStyle } from '../../testing/shown-style.ts';
import { webshopThankyouFixture } from './webshop-thankyou.fixture.ts';

afterEach(cleanup);

function show(order?: Order) {
  const { id } = webshopThankyouFixture;
  render(
    <OnPage page={{ orderSession: 'os_1', ...(order && { order }) }}>
      <BlockTree
        document={{ version: 1, root: [id], blocks: { [id]: webshopThankyouFixture } }}
        registry={renderRegistry}
      />
    </OnPage>,
  );
}
/** The colour of the box that is shown, by what its style gives its edge, and its text. */
const notice = () => {
  const box = document.querySelector('[data-payment] > [role]');
  return [colourName(shownStyle(box, 'border-left-color')), box?.textContent];
};
/** What people call a colour such as `#b98512`; a variable of the palette of a site is neutral. */
function colourName(written: string): string {
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)$/.exec(written) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16));
  if (Math.max(red, green, blue) === 0) return 'neutral';
  if (green > red) return 'green';
  return green > (red + blue) / 2 ? 'yellow' : 'red';
}
const canPay = () => [
  screen.queryByRole('button', { name: 'Betalen' }) !== null,
  screen.queryAllByRole('radio').length > 0,
];
const status = (payment_status: string) => ({
  payment_status: payment_status as Order['payment']['payment_status'],
});

describe('webshopThankyou', () => {
  it('ORD-17 shows an unset payment status as waiting, in yellow', () => {
    show(orderOf(status('')));
    expect(notice()).toEqual(['yellow', 'Betaling nog niet ontvangen of nog in verwerking.']);
  });

  it('says that a payment is a test, and nothing of the kind about a real one', () => {
    const sentence = 'Dit is een testbetaling. Er wordt geen geld afgeschreven.';
    show(orderOf({ ...status('paid'), test: true }));
    expect(screen.queryByText(sentence)).not.toBeNull();
    cleanup();
    show(orderOf(status('paid')));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('says of an order that is paid afterwards until when, as long as no payment is on its way', () => {
    const later = { days: 14, due_date: '' };
    show(orderOf({ ...status(''), later }));
    const term = 'Je betaalt binnen 14 dagen nadat je hele bestelling is verzonden of voor je klaarligt.';
    expect(notice()).toEqual(['yellow', term]);
    expect(canPay()).toEqual([true, true]);
    cleanup();
    show(orderOf({ ...status('open'), later: { ...later, due_date: '2026-12-12T12:00:00.000Z' } }));
    expect(notice()).toEqual(['yellow', 'Betaal je bestelling uiterlijk 12 december 2026.']);
    cleanup();
    show(orderOf({ ...status('pending'), later }));
    expect(notice()).toEqual(['yellow', 'Betaling nog niet ontvangen of nog in verwerking.']);
    cleanup();
    show(orderOf({ ...status('failed'), later }));
    expect(notice()[0]).toBe('red');
    expect(screen.queryByText(term)).not.toBeNull();
  });

  it('ORD-18 confirms a paid order in green', () => {
    show(orderOf(status('paid')));
    expect(notice()).toEqual(['green', 'Betaling is succesvol ontvangen.']);
  });

  it.each([
    ['expired', 'De betaling is verlopen.'],
    ['failed', 'De betaling is mislukt.'],
    ['canceled', 'Je hebt de betaling geannuleerd.'],
  ])('ORD-19 shows in red that a payment is %s', (state, sentence) => {
    show(orderOf(status(state)));
    const rest = 'Je kunt een nieuwe betaling starten om de bestelling verder af te ronden.';
    expect(notice()).toEqual(['red', `${sentence} ${rest}`]);
  });

  it.each([
    [true, 'Deze bestelling is geannuleerd. De producten staan weer in je winkelwagen.'],
    [false, 'Deze bestelling is geannuleerd. Je hoeft niets meer te betalen.'],
  ])(
    'says of a cancelled order whether its products are in the cart, and takes no payment: %s',
    (restored, text) => {
      const { order, ...rest } = orderOf(status(''));
      show({ ...rest, order: { ...order, status: 'cancelled', restored } });
      expect(screen.getByText(text)).toBeTruthy();
      expect(canPay()).toEqual([false, false]);
    },
  );

  it.each(['wire', 'pay_on_pickup', 'ideal'])('names the chosen payment method %s', (selected) => {
    show(orderOf({ selected, selected_title: 'Zo betaal ik', methods: {} }));
    expect(screen.getByText('Betaalmethode: Zo betaal ik')).toBeTruthy();
  });

  it.each([
    ['mixed', 'Bestelling 2026-00042 en offerteaanvraag O1007 van 20 november 2026'],
    ['order', 'Bestelling 2026-00042 van 20 november 2026'],
    ['quote', 'Offerteaanvraag 2026-00042 van 20 november 2026'],
  ] as const)('names the numbers of a purchase of kind %s', (kind, words) => {
    const { order, ...rest } = orderOf();
    show({ ...rest, order: { ...order, kind } });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('shows what was sent, with its pieces and the link to follow it', () => {
    const sent = {
      id: 'z1',
      sent_at: '2026-11-21T09:00:00.000Z',
      is_pickup: false,
      carrier: 'PostNL',
      track_code: '3S1',
      track_url: 'https://jouw.postnl.nl/x',
      lines: [{ position: 1, title: 'Kruk', quantity: 2 }],
    };
    const fetched = { ...sent, id: 'z2', is_pickup: true, track_code: '', track_url: '' };
    show({ ...orderOf(), shipments: [sent, fetched] });
    expect(screen.getByText('Verzonden met PostNL op 21 november 2026')).toBeTruthy();
    expect(screen.getByText('Ligt voor je klaar sinds 21 november 2026')).toBeTruthy();
    expect(screen.getAllByText('2 × Kruk')).toHaveLength(2);
    const links = screen.getAllByRole('link', { name: 'Volg je pakket' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://jouw.postnl.nl/x']);
    expect(screen.getByText('Track & trace-code: 3S1')).toBeTruthy();
  });

  it('has no heading for shipments while nothing was sent', () => {
    show(orderOf());
    expect(screen.queryByRole('heading', { name: 'Verzending' })).toBeNull();
  });

  it.each(['open', 'pending', 'authorized'])(
    'ORD-20 shows a payment that is %s as waiting, in yellow',
    (state) => {
      show(orderOf(status(state)));
      expect(notice()).toEqual(['yellow', 'Betaling nog niet ontvangen of nog in verwerking.']);
    },
  );

  it.each([
    ['refunded', 'De betaling van € 155,20 is terugbetaald.'],
    ['partially_refunded', 'Een deel van de betaling is terugbetaald.'],
  ])('ORD-20 shows in a neutral tone that a payment is %s', (state, sentence) => {
    show(orderOf(status(state)));
    const [tone, text] = notice();
    expect([tone, text?.replaceAll('\u00a0', ' ')]).toEqual(['neutral', sentence]);
  });

  it('ORD-20 names the part of a payment that was paid back', () => {
    show(orderOf({ ...status('partially_refunded'), refunded_incl_tax: 2_550 }));
    const [tone, text] = notice();
    expect([tone, text?.replaceAll('\u00a0', ' ')]).toEqual([
      'neutral',
      'Van de betaling is € 25,50 terugbetaald.',
    ]);
  });

  it('names what was taken off before it was paid, and asks for the rest', () => {
    const later = { days: 14, due_date: '2026-12-12T12:00:00.000Z' };
    show(orderOf({ ...status(''), later, lowered_incl_tax: 5_520 }));
    expect(notice()[1]?.replaceAll('\u00a0', ' ')).toBe(
      'Betaal je bestelling uiterlijk 12 december 2026. Er is € 55,20 van het bedrag afgehaald: je betaalt nog € 100,00.',
    );
  });

  it('asks again for what the bank took back, also beside the invoice', () => {
    const order = orderOf({ ...status('charged_back'), taken_back_incl_tax: 10_000 });
    show({ ...order, invoices: [{ number: 'F2026-0001', kind: 'invoice' }] });
    const [tone, text] = notice();
    expect([tone, text?.replaceAll('\u00a0', ' ')]).toEqual([
      'red',
      'De bank heeft € 100,00 van je betaling teruggehaald. Dit bedrag staat weer open.',
    ]);
    expect(canPay()).toEqual([true, true]);
    expect(screen.getByText(/^Van de factuur staat €\s100,00 weer open\.$/)).toBeTruthy();
  });

  it.each(['', 'expired', 'failed', 'canceled'])('ORD-21 offers to pay while the status is "%s"', (state) => {
    show(orderOf(status(state)));
    expect(canPay()).toEqual([true, true]);
  });

  it.each([
    ['pay_on_pickup', true],
    ['wire', true],
    ['', true],
    ['ideal', false],
  ])('ORD-22 offers to pay a paid order with method "%s": %s', (selected, isOffered) => {
    show(orderOf({ ...status('paid'), selected }));
    expect(canPay()).toEqual([isOffered, isOffered]);
  });

  it('shows the form and nothing of the order before the e-mail is known', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Verificatie' })).toBeTruthy();
    expect(screen.getByLabelText('E-mailadres')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Bestelling bekijken' })).toBeTruthy();
    expect(screen.queryByText('Kruk')).toBeNull();
  });

  it('shows the customer, and another address only when there is one', () => {
    show(orderOf());
    for (const line of [
      'Anna de Vries',
      'Dorpsstraat 12',
      '1234 AB Utrecht',
      'Nederland',
      'anna@voorbeeld.nl',
      '0612345678',
    ]) {
      expect(screen.getByText(line)).toBeTruthy();
    }
    expect(screen.queryByRole('heading', { name: 'Aflevergegevens' })).toBeNull();
    cleanup();
    const { users } = orderOf();
    show({
      ...orderOf(),
      users: {
        ...users,
        custom_shipping_information: true,
        shipping_street: 'Kerkweg',
        shipping_country: 'BE',
      },
    });
    expect(screen.getByRole('heading', { name: 'Aflevergegevens' })).toBeTruthy();
    expect(screen.getByText('België')).toBeTruthy();
  });

  it('shows no payment and does not refresh when only a quote was requested', () => {
    const order = orderOf();
    show({ ...order, checkout: { ...order.checkout, products: [] } });
    expect(screen.queryByRole('heading', { name: 'Betaalgegevens' })).toBeNull();
    expect(document.querySelector('[data-behaviour="order-polling"]')).toBeNull();
  });
});
