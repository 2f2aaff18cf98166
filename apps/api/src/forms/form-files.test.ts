import { Readable } from 'node:stream';
import { defaultFormSettings, newFormItem } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { hashOfSecret, newSecret } from '../auth/secret-token.ts';
import { withWebsite } from '../db/with-website.ts';
import { newId } from '../db/new-id.ts';
import { filesFixture } from '../files/testing/files-fixture.ts';
import { storeVisitorFile } from '../files/visitor-files.ts';
import { storeForm } from './form.repository.ts';
import { formsHandlers } from './handlers.ts';

const fixture = await filesFixture({ handlers: formsHandlers });
const { database, websiteId, visitor, owner, ids, files, rows } = fixture;

async function formWithFile(): Promise<string> {
  const id = newId();
  const items = [newFormItem({ type: 'file', identifier: 'cv', label: 'Cv', required: '1' })];
  const form = { id, title: 'Sollicitatie', submit_title: 'Ga', summary: '0' as const, version: 1, items };
  await withWebsite(database.app, websiteId, (tx) =>
    storeForm(tx, websiteId, { ...form, settings: defaultFormSettings }, ''),
  );
  return id;
}

/** A browser that uploaded a file for a form. */
async function browserWithFile(formId: string) {
  const secret = newSecret();
  const { path } = await storeVisitorFile(
    { db: database.app, files },
    {
      websiteId,
      formId,
      visitor: hashOfSecret(secret),
      name: 'cv.txt',
      stream: Readable.from(['tekst']),
    },
  );
  return { path, headers: { cookie: `wsfiles=${secret}` } };
}
const submit = (form_id: string, cv: string, headers: Record<string, string>) =>
  visitor.call('submitForm', { ...ids, form_id, fields: { cv }, url: '/' }, { headers });
const stateOf = async (path: string) => (await rows()).find(({ key }) => key === path);

describe('files of a form', () => {
  it('belong to their submission and are deleted with it', async () => {
    const form = await formWithFile();
    const { path, headers } = await browserWithFile(form);
    expect(await submit(form, path, headers)).toMatchObject({ status: 200 });
    expect(await stateOf(path)).toMatchObject({ state: 'stored', claimed_by: expect.any(String) });

    const [submission] = (
      await owner.call('listSubmissions', {
        ...ids,
        form_id: form,
        query: '',
        unread: false,
        offset: 0,
        limit: 5,
      })
    ).body.submissions;
    const detail = await owner.call('getSubmission', { ...ids, id: submission.id });
    expect(detail.body.submission.answers[0].files).toEqual([{ path, name: 'cv.txt' }]);
    await owner.call('deleteSubmissions', { ...ids, ids: [submission.id] });
    expect(await stateOf(path)).toMatchObject({ state: 'leaving' });
  });

  it('are refused at their question if another browser or none uploaded them', async () => {
    const form = await formWithFile();
    const { path } = await browserWithFile(form);
    const { headers } = await browserWithFile(form);
    for (const cookies of [headers, {}]) {
      const reply = await submit(form, path, cookies);
      expect(reply.body.errors).toEqual({ cv: ['Dit bestand is hier niet bekend.'] });
    }
    expect(await stateOf(path)).toMatchObject({ claimed_by: null });
    const elsewhere = await formWithFile();
    const own = await browserWithFile(form);
    expect((await submit(elsewhere, own.path, own.headers)).status).toBe(422);
  });

  it('are deleted with their form', async () => {
    const form = await formWithFile();
    const { path, headers } = await browserWithFile(form);
    await submit(form, path, headers);
    await owner.call('deleteForm', { ...ids, id: form });
    expect(await stateOf(path)).toMatchObject({ state: 'leaving' });
  });
});
