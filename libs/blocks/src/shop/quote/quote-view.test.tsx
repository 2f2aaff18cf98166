import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormFeedback } from '@etalage/api-contract';
import { OnPage } from '../testing/on-page.tsx';
import { offerOf, quoteOf } from '../testing/quote.fixture.ts';
import type { ShownQuote } from './quote-stage.ts';
import { QuoteView } from './quote-view.tsx';

afterEach(cleanup);

const BUTTON = 'Bestellen met betalingsverplichting';
const pageOf = (quote: ShownQuote, { feedback, query = '?order=q1' }: Seen) => (
  <OnPage page={{ path: '/bestelling', query, quote, ...(feedback && { feedback }) }}>
    <QuoteView quote={quote} />
  </OnPage>
);
interface Seen {
  feedback?: FormFeedback;
  query?: string;
}
const show = (quote: ShownQuote, seen: Seen = {}) => render(pageOf(quote, seen));
const feedbackOf = (form: string, errors: FormFeedback['errors'], values: FormFeedback['values'] = {}) => ({
  form,
  errors,
  values,
  message: '',
});
const accepts = () => screen.queryByRole('button', { name: BUTTON }) !== null;
const asks = () => screen.queryByRole('button', { name: 'Vraag versturen' }) !== null;

describe('QuoteView', () => {
  it('lists the files of an offer, each with a form that needs no script, and says why one was refused', () => {
    const files = [{ place: 2, name: 'Tekening.pdf', size: 2_500_000, kind: 'PDF' }];
    const quote = quoteOf({ offer: offerOf({ files }) });
    const { container } = show(quote, {
      feedback: feedbackOf('get-offer-file', { file: ['Dit bestand hoort niet meer bij deze offerte.'] }),
    });
    const region = screen.getByRole('region', { name: 'Bijlagen' });
    expect(region.textContent).toContain('Tekening.pdfPDF · 2,4 MB');
    expect(within(region).getByRole('button', { name: 'Tekening.pdf downloaden' })).toBeTruthy();
    const typed = new FormData(region.querySelector('form') ?? undefined);
    expect(Object.fromEntries(typed)).toEqual({ email: 'anna@voorbeeld.nl', offer: '1', file: '2' });
    expect(screen.getByText('Dit bestand hoort niet meer bij deze offerte.')).toBeTruthy();
    expect(container.querySelector('#bijlagen')).not.toBeNull();
    cleanup();
    show(quoteOf());
    expect(screen.queryByText('Bijlagen')).toBeNull();
  });

  it('shows an open offer with its words, its total and a form that states the obligation to pay', () => {
    show(quoteOf());
    expect(screen.getByText(/Levering in week 50/)).toBeTruthy();
    expect(screen.getByText('Kruk')).toBeTruthy();
    expect(screen.getByText('Verstuurd op 21 november 2026')).toBeTruthy();
    expect(screen.queryByText('Verzendkosten')).toBeNull();
    const form = screen.getByRole('form', { name: 'Offerte aanvaarden' });
    expect(within(form).getByText(/plaats je een bestelling van € 121,00/)).toBeTruthy();
    expect(within(form).getByRole('link', { name: 'algemene voorwaarden' })).toBeTruthy();
    expect(within(form).getByRole('radio', { name: 'iDEAL' })).toHaveProperty('checked', true);
    expect([accepts(), asks()]).toEqual([true, true]);
  });

  it('offers no way to pay, and no duty to pay, for an offer that costs nothing', () => {
    const { checkout } = offerOf();
    show(quoteOf({ offer: offerOf({ checkout: { ...checkout, total_price_with_tax: 0 } }) }));
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(accepts()).toBe(false);
    expect(screen.getByRole('button', { name: 'Offerte aanvaarden' })).toBeTruthy();
  });

  it.each<[string, Partial<ShownQuote>, string, boolean]>([
    ['waits', { offer: null, latest: 0 }, 'Je ontvangt zo snel mogelijk een offerte', true],
    ['expired', { offer: offerOf({ is_open: false, is_expired: true }) }, 'en is verlopen', true],
    ['withdrawn', { offer: offerOf({ is_open: false, state: 'withdrawn' }) }, 'is ingetrokken', true],
    [
      'declined',
      {
        offer: null,
        quote: { number: 'F1007', status: 'declined', created_at: new Date() },
      },
      'Houtatelier kan voor deze aanvraag helaas geen offerte maken',
      false,
    ],
  ])('says that a quote %s, and takes no acceptance', (_stage, quote, sentence, canAsk) => {
    show(quoteOf(quote));
    expect(screen.getByText(new RegExp(sentence))).toBeTruthy();
    expect([accepts(), asks()]).toEqual([false, canAsk]);
  });

  it('says who accepted it and when, and leads to the order', () => {
    const order = { session: 'os 2', number: '2026-00042' };
    const at = new Date('2026-11-22T10:30:00Z');
    const offer = offerOf({ is_open: false, state: 'accepted' });
    show(quoteOf({ offer, accepted: { name: 'Anna de Vries', at, order } }));
    expect(screen.getByText(/^Anna de Vries heeft deze offerte op .* aanvaard/).textContent).toContain(
      '2026-00042',
    );
    const link = screen.getByRole('link', { name: 'Bestelling bekijken' });
    expect(link.getAttribute('href')).toBe('/bestelling?order=os%202');
    expect(accepts()).toBe(false);
  });

  it.each([
    ['?order=q1&versie=1', true],
    ['?order=q1&versie=2', false],
    ['?order=q1&versie=x', false],
    ['?order=q1', false],
  ])('says of the link %s whether its version was replaced: %s', (query, isOlder) => {
    show(quoteOf({ latest: 2, offer: offerOf({ number: 2 }) }), { query });
    const sentence = /Je opende versie 1 van deze offerte\. Die is vervangen door versie 2/;
    expect(screen.queryByText(sentence) !== null).toBe(isOlder);
  });

  it('keeps what was typed, and focuses the first wrong field', () => {
    const errors = { agreement: ['Ga akkoord.'], name: ['Vul je naam in.'] };
    const values = { name: ' ', payment_method: 'wire', agreement: '1' };
    const html = renderToString(pageOf(quoteOf(), { feedback: feedbackOf('accept-quote', errors, values) }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const focused = page.querySelectorAll('[autofocus]');
    expect([...focused].map((one) => one.getAttribute('name'))).toEqual(['name']);
    expect(page.querySelector<HTMLInputElement>('[value="wire"]')?.checked).toBe(true);
    expect(page.querySelector<HTMLInputElement>('[name="agreement"]')?.checked).toBe(true);
    expect(page.querySelector('form [role="alert"]')?.textContent).toBe('Vul je naam in.');
  });

  it('says why it could not be accepted when the form is gone', () => {
    const offer = offerOf({ is_open: false, state: 'withdrawn' });
    show(quoteOf({ offer }), { feedback: feedbackOf('accept-quote', { general: ['Te laat.'] }) });
    expect(screen.getByRole('alert').textContent).toBe('Te laat.');
  });

  it('shows questions and answers, and keeps a question that was refused', () => {
    const at = new Date('2026-11-22T10:30:00Z');
    const text = '<b>Kan het in eiken?</b>\nEn wanneer?';
    const messages = [
      { id: 'v1', from: 'buyer' as const, name: 'Anna', text, at },
      { id: 'a1', from: 'shop' as const, name: 'Houtatelier', text: 'Ja.', at },
    ];
    const feedback = feedbackOf('ask-about-quote', { text: ['Typ je vraag.'] }, { text: 'Halve vraag' });
    show(quoteOf({ messages }), { feedback });
    const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
    expect(items.map((item) => item.lastElementChild?.textContent)).toEqual([text, 'Ja.']);
    const field = screen.getByRole('textbox', { name: 'Je vraag' });
    expect(field).toHaveProperty('value', 'Halve vraag');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector<HTMLInputElement>('[name="seen"]')?.value).toBe('2');
  });
});
