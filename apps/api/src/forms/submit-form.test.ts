import { defaultFormSettings, newFormItem } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { formFixture, questions } from '../testing/form-fixture.ts';

const fixture = await formFixture();
const { database, visitors: api, otherWebsite, form, body, submissionsOf, mails } = fixture;
const submit = (request: object, options = {}) => api.call('submitForm', request, options);

contractCases({
  database,
  api,
  endpoint: 'submitForm',
  proves: 'API-07',
  good: async () => body(await form()),
  otherWebsite,
  refused: async () => [
    { title: 'unknown form', body: body('bestaat-niet'), code: 'not_found' },
    {
      title: 'form of another website',
      body: body(await form({ website: otherWebsite })),
      code: 'not_found',
    },
    { title: 'empty answers', body: body(await form(), { naam: ' ' }), code: 'validation_failed' },
  ],
});

describe('what is refused', () => {
  it('API-08 FORM-29 returns messages by identifier, and stores nothing', async () => {
    const id = await form();
    const { status, body: reply } = await submit(body(id, { naam: '', email: 'jan@', soort: 'b' }));
    expect(status).toBe(422);
    expect(reply).toEqual({
      code: 'validation_failed',
      errors: {
        naam: ['Vul dit veld in.'],
        email: ['Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.'],
        meer: ['Vul dit veld in.'],
      },
    });
    expect(await submissionsOf(id)).toEqual([]);
    expect(await mails(id)).toEqual([]);
  });

  it('refuses a filled hidden field with a message at that field', async () => {
    const id = await form();
    const { body: reply } = await submit(body(id, { _website: 'http://spam.test' }));
    expect(reply.errors).toEqual({ _website: ['Laat dit veld leeg en verstuur het formulier opnieuw.'] });
    expect(await submissionsOf(id)).toEqual([]);
  });

  it('states that the form changed while the visitor typed, if it matters', async () => {
    const id = await form({ version: 3 });
    const gone = await submit(body(id, { verdwenen: 'getypt' }, { version: 2 }));
    expect(gone.body.errors.general[0]).toContain('intussen gewijzigd');
    const required = await submit(body(id, { naam: '' }, { version: 2 }));
    expect(Object.keys(required.body.errors)).toEqual(['naam', 'general']);
    expect((await submit(body(id, {}, { version: 2 }))).status).toBe(200);
    expect(await submissionsOf(id)).toHaveLength(1);
  });

  it('limits submissions of one address per minute, and states when it may send again', async () => {
    const id = await form();
    const from = { address: '10.200.0.1' };
    const replies = [];
    for (let n = 0; n < 11; n++) replies.push(await submit(body(id, { naam: `Jan ${n}` }), from));
    expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
    expect(replies[10]?.body.retry_after).toBeGreaterThan(0);
  });
});

describe('what is stored', () => {
  it('FORM-30 stores the answers by identifier, with the version of the form and without hidden questions', async () => {
    const id = await form();
    await submit(body(id, { naam: ' Zoë 🙂 مرحبا ', meer: 'oud', vreemd: 'x' }));
    const [submission] = await submissionsOf(id);
    expect(submission.answers).toEqual({ naam: 'Zoë 🙂 مرحبا', email: 'jan@voorbeeld.nl', soort: 'a' });
    expect(submission).toMatchObject({ version: 1, url: '/contact', read_at: null });
    expect(submission.delete_at - submission.created_at).toBe(365 * 24 * 3600 * 1000);
  });

  it('never stores or mails a password', async () => {
    const code = newFormItem({ type: 'password', identifier: 'code', label: 'Code' });
    const id = await form({ items: [...questions, code] });
    await submit(body(id, { code: 'zeer-geheim-woord' }, { idempotency_key: 'p' }));
    const all = await database.admin.pool.query(
      `select (select json_agg(s) from form_submissions s)::text || (select json_agg(m) from mail_outbox m)::text
        || (select json_agg(i) from idempotency_keys i)::text as text`,
    );
    expect(all.rows[0].text).toContain('Code');
    expect(all.rows[0].text).not.toContain('zeer-geheim-woord');
    expect((await submissionsOf(id))[0].answers.code).toBe('1');
  });

  it('stores one submission per key, also for simultaneous calls', async () => {
    const id = await form();
    const request = body(id, {}, { idempotency_key: 'een' });
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(request)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await submissionsOf(id)).toHaveLength(1);
    expect(await mails(id)).toHaveLength(1);
    const other = await submit(body(id, { naam: 'Piet' }, { idempotency_key: 'een' }));
    expect(other.body.code).toBe('idempotency_mismatch');
  });

  it('stores one submission when a visitor without JavaScript presses twice', async () => {
    const id = await form();
    const from = { address: '10.200.0.2' };
    await Promise.all([submit(body(id), from), submit(body(id), from)]);
    await submit(body(id, { naam: 'Piet' }), from);
    expect((await submissionsOf(id)).map(({ answers }) => answers.naam).sort()).toEqual(['Jan', 'Piet']);
  });
});

describe('the reply', () => {
  it('contains the message and address set by the owner, or the default message and 0', async () => {
    expect((await submit(body(await form()))).body).toEqual({
      message: 'Bedankt, je bericht is verstuurd.',
      redirection_url: 0,
    });
    const settings = { ...defaultFormSettings, message: 'Top!', redirection_url: '/bedankt' };
    expect((await submit(body(await form({ settings })))).body).toEqual({
      message: 'Top!',
      redirection_url: '/bedankt',
    });
  });

  it('FORM-17 contains the answers as text if the summary is requested, without excluded ones, and nothing is stored', async () => {
    const excluded = newFormItem({
      type: 'text',
      identifier: 'intern',
      label: 'Intern',
      exclude_from_summary: '1',
    });
    const id = await form({ items: [...questions, excluded] });
    const reply = await submit(body(id, { soort: 'b', meer: 'Ja', intern: 'x' }, { summary: '1' }));
    expect(reply.body.summary).toEqual([
      { label: 'Naam', value: 'Jan' },
      { label: 'E-mail', value: 'jan@voorbeeld.nl' },
      { label: 'Soort', value: 'Beer' },
      { label: 'Meer', value: 'Ja' },
    ]);
    expect(await submissionsOf(id)).toEqual([]);
    expect((await submit(body(id, { naam: '' }, { summary: '1' }))).status).toBe(422);
  });
});

describe('the mails', () => {
  it('are sent to every address of the owner, with the visitor as Reply-To', async () => {
    const settings = { ...defaultFormSettings, mail_to: 'een@a.nl, twee@a.nl' };
    const id = await form({ settings });
    await submit(body(id, { naam: '<b>Jan</b>' }));
    const sent = await mails(id);
    expect(sent.map(({ recipient }) => recipient)).toEqual(['een@a.nl', 'twee@a.nl']);
    expect(sent[0]).toMatchObject({ reply_to: 'jan@voorbeeld.nl', subject: 'Nieuwe inzending: Contact' });
    expect(sent[0].html).toContain('&lt;b&gt;Jan&lt;/b&gt;');
    expect(sent[0].html).not.toContain('<b>Jan');
    expect(sent[0].text).toContain('Soort:\nAap');
    expect(sent[0].text).toContain(`http://dash.test/w/${body(id, {}).website_id}/inzendingen/`);
  });

  it('contain a confirmation to the visitor if set, a few times a day at most', async () => {
    const settings = { ...defaultFormSettings, confirm: '1' as const, confirm_item: 'email' };
    const id = await form({ settings: { ...settings, confirm_subject: 'Dank\nBcc: x@y.nl' } });
    for (let n = 0; n < 7; n++) await submit(body(id, { naam: `${n}`, email: 'veel@voorbeeld.nl' }));
    const sent = await mails(id);
    expect(sent.map(({ recipient }) => recipient)).toEqual(Array(5).fill('veel@voorbeeld.nl'));
    expect(sent[0].subject).toBe('Dank Bcc: x@y.nl');
    expect(sent[0].html).not.toContain('dash.test');
  });
});
