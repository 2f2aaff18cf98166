import { accountMails, customerMails, type MailExample, shopMails } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { shopFixture } from '../../testing/shop-fixture.ts';
import { mailsHandlers } from '../handlers.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const other = shopFixture(database, await database.createWebsite({ host: 'b.test' }));
const company = { name: 'Houtwerk', email: 'winkel@houtwerk.nl' };
await shop.settings({ company });
await shop.payment('ideal', { title: 'iDEAL' });
const jobs: object[] = [];
const api = await startOwnerApi(database, mailsHandlers, shop.websiteId, other.websiteId, {
  jobs: { enqueue: async (job) => void jobs.push(job) },
  siteUrl: (host: string) => `http://${host}`,
  dashboardUrl: () => 'http://beheer.test',
});
const asked = { ...shop.ids, mail: 'order', texts: {} };
let made = 0;
const newCall = () => `proef-${(made += 1)}`;

ownerContractCases({
  database,
  api,
  otherWebsite: other.websiteId,
  endpoint: 'previewMail',
  good: async () => asked,
});
ownerContractCases({
  database,
  api,
  otherWebsite: other.websiteId,
  endpoint: 'sendTrialMail',
  good: async () => ({ ...asked, id: 'steeds' }),
});

interface Preview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly keys: readonly string[];
}
const preview = async (mail: MailExample, texts: Record<string, string> = {}) =>
  (await api.call('previewMail', { ...asked, mail, texts })).body as Preview;
const outbox = async () => {
  const { rows } = await database.admin.pool.query<{ recipient: string; subject: string; kind: string }>(
    `select recipient, subject, kind from mail_outbox where unique_key not like '%:steeds' order by created_at`,
  );
  return rows;
};

/** What each mail says, beside what all of them do. */
const told: Readonly<Record<MailExample, string>> = {
  order: 'Betaalmethode: iDEAL',
  order_transfer: 'NL91 ABNA 0417 1643 00',
  order_later: 'binnen 14 dagen nadat je hele bestelling is verzonden',
  payment_request: 'NL91 ABNA 0417 1643 00',
  paid: 'Je factuur staat op de pagina van je bestelling.',
  payment_failed: 'niet gelukt of afgebroken',
  payment_reminder: 'NL91 ABNA 0417 1643 00',
  payment_link: '€ 309,95',
  shipment: '3SVOORBEELD01',
  shipment_part: '2 x Voorbeeldproduct',
  pickup: '1 x Nog een voorbeeldproduct',
  refund: '€ 129,50',
  lowered: 'Je betaalt nog € 180,45',
  cancelled: 'Het product is helaas niet meer leverbaar.',
  vat_corrected: 'Creditfactuur C2026-0003',
  quote: '2 x Voorbeeldproduct',
  offer: 'Zoals besproken',
  offer_reminder: '€ 309,95',
  answer: 'levertijd van drie weken',
  withdrawal: '1 x Voorbeeldproduct',
  withdrawal_returned: '1 x Voorbeeldproduct',
  withdrawal_paid_back: '1 x Voorbeeldproduct',
  withdrawal_refused: 'Het product is op maat gemaakt.',
  form_confirm: 'Sanne de Vries',
  account_invitation: 'http://beheer.test/uitnodiging',
  account_reset: 'http://beheer.test/wachtwoord-herstellen',
  account_email: 'http://beheer.test/e-mailadres-bevestigen',
  account_changed: 'Sanne',
  order_notice: 'Betaalmethode: iDEAL',
  quote_notice: '2 x Voorbeeldproduct',
  question: 'hoe lang duurt dat dan?',
  withdrawal_notice: '1 x Voorbeeldproduct',
  form: 'hoe lang duurt dat dan?',
};

describe('the mails of a website before anybody gets them', () => {
  it.each([...customerMails, ...shopMails, ...accountMails])(
    '%s is composed with the sample, and nothing is kept',
    async (mail) => {
      const { subject, html, text, keys } = await preview(mail);
      const plain = text.replaceAll('\u00a0', ' ');
      expect(plain).toContain(told[mail]);
      const isOfAccount = (accountMails as readonly string[]).includes(mail);
      expect(html).toContain(isOfAccount ? 'Etalage' : 'Houtwerk');
      // Dark colours are its own, and not those that a mail program makes up.
      expect(html).toContain('<meta name="color-scheme" content="light dark" />');
      expect(html).toContain('@media (prefers-color-scheme:dark)');
      const canStop = mail === 'payment_reminder' || mail === 'offer_reminder';
      expect(text.includes('/reminders/stop/')).toBe(canStop);
      expect(`${subject} ${plain} ${html}`).not.toMatch(/\{[a-z_]+\}|undefined|NaN/);
      // The words of mails about accounts are no website's own.
      expect(keys.length > 1).toBe(!isOfAccount);
      expect(
        keys.every((key) => /^(order_mail|form_|withdrawal|webshop|order_transfer|country)/.test(key)),
      ).toBe(true);
      expect(await outbox()).toEqual([]);
    },
  );

  it('have the wordings of the draft, and name the texts that are in them', async () => {
    const { subject, text, keys } = await preview('order', {
      order_mail_subject_order: 'Dank voor {number}!',
    });
    expect(subject).toBe('Dank voor 1042!');
    expect(keys[0]).toBe('order_mail_subject_order');
    expect(text).toContain('http://a.test/');
    expect(text).not.toContain('dash.test');
  });

  it('to the shop need an address of the shop', async () => {
    await shop.settings({ company: { name: 'Houtwerk' } });
    const { status, body } = await api.call('previewMail', { ...asked, mail: 'order_notice' });
    expect(status).toBe(422);
    expect(body.errors.general[0]).toContain('Je winkel heeft nog geen e-mailadres');
    expect((await api.call('previewMail', asked)).status).toBe(200);
    await shop.settings({ company });
  });
});

describe('the confirmation of an order', () => {
  it('has what a consumer must have about withdrawing, with the model form', async () => {
    await shop.settings({
      company: { ...company, street: 'Dorpsstraat 1', postcode: '3511 AB', city: 'Utrecht' },
    });
    const { text, html } = await preview('order');
    for (const told of [
      'tot 14 dagen nadat je alles hebt ontvangen, zonder een reden te geven',
      'http://a.test/overeenkomst-herroepen',
      'Modelformulier voor herroeping',
      '- Aan Houtwerk, Dorpsstraat 1, 3511 AB Utrecht, winkel@houtwerk.nl:',
      '- Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
      '(*) Doorhalen wat niet van toepassing is.',
    ])
      expect(text).toContain(told);
    expect(html).toContain('Modelformulier voor herroeping');
    expect((await preview('quote')).text).not.toContain('Modelformulier');
    expect((await preview('order_notice')).text).not.toContain('Modelformulier');
    await shop.settings({ company });
  });
});

describe('a trial mail', () => {
  it('goes to the member who asks for it, once for each call, and is in the list of mails', async () => {
    jobs.length = 0;
    await database.admin.pool.query('delete from mail_outbox');
    const id = newCall();
    const [one, again] = await Promise.all([1, 2].map(() => api.call('sendTrialMail', { ...asked, id })));
    expect([one?.body, again?.body]).toEqual([{ recipient: 'owner@x.nl' }, { recipient: 'owner@x.nl' }]);
    expect(await outbox()).toEqual([
      { recipient: 'owner@x.nl', subject: 'Proef: Bevestiging van je bestelling 1042', kind: 'trial' },
    ]);
    expect(jobs).toHaveLength(1);
    const { body } = await api.call('listMails', { ...shop.ids, limit: 10 });
    expect(body.mails).toMatchObject([{ kind: 'trial', recipient: 'owner@x.nl' }]);
  });

  it('is sent twenty times an hour at most by one member', async () => {
    const replies = [];
    for (let count = 0; count < 21; count += 1)
      replies.push((await api.call('sendTrialMail', { ...asked, id: newCall() }, as('editor'))).status);
    expect(replies.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(replies.at(-1)).toBe(429);
  });
});
