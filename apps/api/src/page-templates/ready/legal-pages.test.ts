import type { CookieSettings } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { readyPage } from './ready-documents.ts';
import { noFacts, type ReadyFacts } from './ready-facts.ts';

const seller = {
  ...noFacts.seller,
  name: 'Hout & <b>Werk</b>',
  email: 'winkel@houtwerk.nl',
  kvk: '12345678',
};
const entry = (changes: Partial<CookieSettings['list'][number]>) => ({
  id: 'meten',
  purpose: 'statistics' as const,
  name: 'Bezoek meten',
  description: 'Telt <bezoekers>',
  initialState: false,
  cookies: ['_pk_id'],
  scripts: [],
  code: '',
  hosts: [],
  ...changes,
});
const cookies = {
  ...noFacts.cookies,
  list: [entry({}), entry({ id: 'taal', purpose: 'necessary', name: 'Taal' })],
};
const all: ReadyFacts = {
  seller,
  sells: true,
  paysOnline: true,
  sendsPeppol: true,
  forms: [
    { title: 'Contact', days: 365 },
    { title: 'Inmeten', days: 0 },
  ],
  cookies,
  retention: { ...noFacts.retention, carts: 1, mails: 60, orders: 8 },
};
function textOf(id: 'privacy' | 'cookies', facts: ReadyFacts): string {
  const document = readyPage(id, { title: 'Houtwerk', name: 'Houtwerk', form: undefined, facts });
  return Object.values(document.blocks)
    .map(({ data }) => (typeof data['text'] === 'string' ? data['text'] : ''))
    .join('\n');
}

describe('the draft about privacy', () => {
  it('has the facts of the settings, and asks for what they do not say', () => {
    const text = textOf('privacy', all);
    for (const fact of [
      'winkel@houtwerk.nl',
      'KvK: 12345678',
      'Mollie B.V.',
      'access point van Peppol',
      'art. 52 Algemene wet inzake rijksbelastingen',
      'het formulier "Contact": 365 dagen',
      'het formulier "Inmeten": 24 maanden.',
      'Een winkelwagen, nadat je hem het laatst hebt gebruikt: 1 dag.',
      'Mails aan jou: 60 dagen.',
      'tot en met 8 jaar na het jaar van de bestelling',
      '<strong>[Vul in: straat en huisnummer]</strong>',
      'Autoriteit Persoonsgegevens',
      'toestemming gaf',
    ])
      expect(text).toContain(fact);
    expect(text).toContain('Hout &amp; &lt;b&gt;Werk&lt;/b&gt;');
  });

  it('says nothing of buyers, payments, forms or consent where there are none', () => {
    const text = textOf('privacy', noFacts);
    expect(text).not.toMatch(
      /Mollie|Peppol|Vervoerders|VIES|rijksbelastingen|formulier|toestemming gaf|winkelwagen/,
    );
    expect(text).toContain('[Vul in: welke gegevens je bewaart en hoe lang]');
    expect(text).toContain('[Vul in: je e-mailadres]');
  });
});

describe('the draft about cookies', () => {
  it('lists those of the product and of the owner, by whether a visitor chooses them', () => {
    const [always = '', chosen = ''] = textOf('cookies', all).split('<h2>Cookies die je zelf kiest</h2>');
    for (const name of ['shoppingcart_session', 'placed_order', 'wsbrowser', 'cookie_consent', 'Taal'])
      expect(always).toContain(name);
    expect(chosen).toContain('Bezoek meten (_pk_id)');
    expect(chosen).toContain('Telt &lt;bezoekers&gt;');
    expect(always).not.toContain('Bezoek meten');
  });

  it('says that a visitor has nothing to choose where that is so', () => {
    const text = textOf('cookies', noFacts);
    expect(text).toContain('Die zijn er niet: deze website volgt je niet.');
    expect(text).not.toMatch(/shoppingcart_session|cookie_consent/);
  });
});
