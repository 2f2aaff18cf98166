import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import type { PersonalData } from './collect-data.ts';
import { reportHtml } from './report-html.ts';

const at = new Date('2026-11-28T10:00:00Z');
const nobody = {} as PersonalData['purchases'][number]['customer'];

const reportOf = (more: Partial<PersonalData['purchases'][number]>) => {
  const data: PersonalData = {
    about: {
      email: 'anna@voorbeeld.nl',
      name: 'Anna',
      company: '',
      phone: '',
      first_seen_at: at,
      last_seen_at: at,
      notes: [],
      discounts: [],
      carts: [],
    },
    purchases: [
      {
        kind: 'order',
        number: 'B1',
        placed_at: at,
        status: 'placed',
        payment_status: 'paid',
        customer: nobody,
        lines: [],
        total: 0,
        notes: [],
        shipments: [],
        withdrawals: [],
        messages: [],
        attachments: [],
        vat_proofs: [],
        ...more,
      },
    ],
    submissions: [],
    mails: [],
  };
  return reportHtml(data, { website: 'Houtwerk', now: at, t: createTranslate() });
};

it('says from what somebody withdrew, and what came of it', () => {
  const lines = [{ title: 'Tafel & stoel', pieces: 2 }];
  const refused = { at, name: 'Anna B.', state: 'refused', reason: 'Te laat.', lines } as const;
  const html = reportOf({ withdrawals: [refused, { ...refused, state: 'received', reason: '' }] });
  const said = 'Herroepen door Anna B.: 2 × Tafel &amp; stoel';
  expect(html).toContain(`${said} (Geweigerd, Te laat.)`);
  expect(html).toContain(`${said} (Ontvangen)`);
});

it('says what VIES answered about a VAT number, and which files went with offers', () => {
  const answer = { at, vat_number: 'BE0123456789', name: 'Hout & Co', address: 'Weg 1 9000 Gent' };
  const html = reportOf({
    vat_proofs: [
      { ...answer, status: 'valid', consultation_number: 'WAPI1' },
      { ...answer, status: 'unavailable', name: '', address: '', consultation_number: '' },
    ],
    attachments: [
      { key: 'k1', name: 'tekening.pdf' },
      { key: 'k2', name: 'kleuren.pdf' },
    ],
  });
  const moment = '28 november 2026 om 11:00';
  expect(html).toContain(
    `Btw-nummer BE0123456789, Hout &amp; Co, Weg 1 9000 Gent: Bevestigd door VIES op ${moment} (WAPI1)`,
  );
  expect(html).toContain(`Btw-nummer BE0123456789: VIES gaf geen antwoord op ${moment}<`);
  expect(html).toContain('Bestanden: tekening.pdf, kleuren.pdf');
});
