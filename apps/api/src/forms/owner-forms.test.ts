import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { formFixture, questions } from '../testing/form-fixture.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { deleteEndedSubmissions } from './submission.repository.ts';

const fixture = await formFixture();
const { database, owner: api, visitors, ids, websiteId, otherWebsite, form, body, submissionsOf } = fixture;
const shared = { database, api, otherWebsite };
const foreign = await form({ website: otherWebsite });
const sent = async (form_id: string, fields: Record<string, string> = {}) => {
  await visitors.call('submitForm', body(form_id, fields));
  return (await submissionsOf(form_id)).at(-1).id as string;
};
const opened = async (id: string) => (await api.call('getForm', { ...ids, id })).body.form;
const toSave = async (id?: string) => ({ ...ids, ...(await opened(id ?? (await form()))) });
const list = (more: object = {}) => ({
  ...ids,
  form_id: '',
  query: '',
  unread: false,
  offset: 0,
  limit: 20,
  ...more,
});

ownerContractCases({ ...shared, endpoint: 'listForms', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'getForm',
  good: async () => ({ ...ids, id: await form() }),
  refused: async () => [{ title: 'foreign', body: { ...ids, id: foreign }, code: 'not_found' }],
});
ownerContractCases({
  ...shared,
  endpoint: 'createForm',
  good: async () => ({ ...ids, title: 'Offerte' }),
  refused: async () => [
    { title: 'copy of another', body: { ...ids, title: 'X', copy_of: foreign }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'saveForm',
  good: () => toSave(),
  refused: async () => {
    const good = await toSave();
    return [
      { title: 'foreign', body: { ...good, id: foreign }, code: 'not_found' },
      { title: 'saved in between', body: { ...good, version: 7 }, code: 'conflict' },
      { title: 'no questions', body: { ...good, items: [] }, code: 'validation_failed' },
    ];
  },
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteForm',
  good: async () => ({ ...ids, id: await form() }),
  refused: async () => [{ title: 'foreign', body: { ...ids, id: foreign }, code: 'not_found' }],
  twice: (_first, second) => expect(second.status).toBe(404),
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
});
ownerContractCases({ ...shared, endpoint: 'listSubmissions', good: async () => list() });
ownerContractCases({
  ...shared,
  endpoint: 'getSubmission',
  good: async () => ({ ...ids, id: await sent(await form()) }),
  refused: async () => [{ title: 'unknown', body: { ...ids, id: 'weg' }, code: 'not_found' }],
});
ownerContractCases({
  ...shared,
  endpoint: 'markSubmissions',
  good: async () => ({ ...ids, ids: [await sent(await form())], read: true }),
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteSubmissions',
  good: async () => ({ ...ids, ids: [await sent(await form())] }),
});
ownerContractCases({
  ...shared,
  endpoint: 'exportSubmissions',
  good: async () => ({ ...ids, form_id: await form() }),
  refused: async () => [{ title: 'foreign', body: { ...ids, form_id: foreign }, code: 'not_found' }],
});

describe('saving a form', () => {
  it('makes a new version for changed questions, and none for changed settings', async () => {
    const id = await form();
    const first = await opened(id);
    const settings = { ...first.settings, message: 'Dank!' };
    const same = await api.call('saveForm', { ...ids, ...first, settings });
    expect(same.body.form.version).toBe(1);
    const items = [{ ...questions[0], label: 'Je naam' }];
    const changed = await api.call('saveForm', { ...ids, ...first, items });
    expect(changed.body.form).toMatchObject({ version: 2, items });
    expect((await api.call('saveForm', { ...ids, ...first })).body.code).toBe('conflict');
  });

  it('returns errors by the path of the wrong value', async () => {
    const good = await toSave();
    const items = [questions[0], { ...questions[1], identifier: 'naam' }];
    const { body: reply } = await api.call('saveForm', { ...good, items });
    expect(Object.keys(reply.errors)).toEqual(['items.0.identifier', 'items.1.identifier']);
  });

  it('drops the cached pages, so that visitors get the form at their next request', async () => {
    const { rows } = await database.admin.pool.query(
      'select publish_number as n from websites where id = $1',
      [websiteId],
    );
    await api.call('saveForm', await toSave());
    const after = await database.admin.pool.query('select publish_number as n from websites where id = $1', [
      websiteId,
    ]);
    expect(Number(after.rows[0].n)).toBe(Number(rows[0].n) + 1);
  });
});

describe('submissions', () => {
  it('are shown with the questions of their own version', async () => {
    const id = await form();
    const submission = await sent(id);
    const { version, settings } = await opened(id);
    const items = [{ ...questions[0], label: 'Anders' }];
    await api.call('saveForm', {
      ...ids,
      id,
      version,
      settings,
      items,
      title: 'Contact',
      submit_title: 'Ga',
      summary: '0',
    });
    const { body: reply } = await api.call('getSubmission', { ...ids, id: submission });
    expect(reply.submission.answers.map(({ label }: { label: string }) => label)).toEqual([
      'Naam',
      'E-mail',
      'Soort',
    ]);
  });

  it('are found by words in any order, without accents, and by being unread', async () => {
    const id = await form();
    const zoe = await sent(id, { naam: 'Zoë de Vries' });
    await sent(id, { naam: 'Piet 100%' });
    const found = async (more: object) =>
      (await api.call('listSubmissions', list({ form_id: id, ...more }))).body;
    expect((await found({ query: 'vries ZOE' })).submissions.map((one: { id: string }) => one.id)).toEqual([
      zoe,
    ]);
    expect((await found({ query: '0%' })).total).toBe(1);
    expect((await found({ query: '_' })).total).toBe(0);
    await api.call('markSubmissions', { ...ids, ids: [zoe], read: true });
    expect(await found({ unread: true })).toMatchObject({ total: 1, unread: 1 });
    await api.call('markSubmissions', { ...ids, ids: [zoe], read: false });
    expect((await found({})).unread).toBe(2);
  });

  it('are exported as a table without formulas', async () => {
    const id = await form();
    await sent(id, { naam: '+31 6 1234 5678', soort: 'b', meer: 'een\ntwee' });
    await sent(id, { naam: '=HYPERLINK("http://x")', soort: 'b', meer: 'een;\ntwee' });
    const { body: reply } = await api.call('exportSubmissions', { ...ids, form_id: id });
    const [heading, row, older, end] = reply.csv.split('\r\n');
    expect(heading).toBe('\uFEFFOntvangen;Naam;E-mail;Soort;Meer;Pagina');
    expect(row).toContain(`"'=HYPERLINK(""http://x"")";jan@voorbeeld.nl;Beer;"een;\ntwee";/contact`);
    expect(older).toContain(`;+31 6 1234 5678;jan@voorbeeld.nl;Beer;"een\ntwee";/contact`);
    expect(end).toBe('');
    expect(reply.name).toMatch(/^contact-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('are deleted after the retention period of their form, and with their form', async () => {
    const id = await form();
    await sent(id);
    const end = (days: number) =>
      withWebsite(database.app, websiteId, (tx) =>
        deleteEndedSubmissions(tx, websiteId, new Date(Date.now() + days * 24 * 3600 * 1000)),
      );
    await end(364);
    expect(await submissionsOf(id)).toHaveLength(1);
    await end(366);
    expect(await submissionsOf(id)).toHaveLength(0);
    await sent(id);
    await api.call('deleteForm', { ...ids, id });
    expect(await submissionsOf(id)).toHaveLength(0);
  });
});
