import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import type { PersonalData } from './collect-data.ts';
import { reportHtml } from './report-html.ts';

const at = new Date('2026-11-28T10:00:00Z');
const nobody = {} as PersonalData['purchases'][number]['customer'];

it('says from what somebody withdrew, and what came of it', () => {
  const lines = [{ title: 'Tafel & stoel', pieces: 2 }];
  const refused = { at, name: 'Anna B.', state: 'refused', reason: 'Te laat.', lines } as const;
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
        withdrawals: [refused, { ...refused, state: 'received', reason: '' }],
        messages: [],
      },
    ],
    submissions: [],
    mails: [],
  };
  const html = reportHtml(data, { website: 'Houtwerk', now: at, t: createTranslate() });
  const said = 'Herroepen door Anna B.: 2 × Tafel &amp; stoel';
  expect(html).toContain(`${said} (Geweigerd, Te laat.)`);
  expect(html).toContain(`${said} (Ontvangen)`);
});
