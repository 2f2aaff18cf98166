import { defaultFormSettings, formChoice, newFormItem, type FormItem } from '@etalage/site-model';
import { withWebsite } from '../db/with-website.ts';
import { newId } from '../db/new-id.ts';
import { type StoredForm, storeForm } from '../forms/form.repository.ts';
import { noJobQueue } from '../ports/job-queue.ts';
import { createTestDatabase } from './create-test-database.ts';
import { startOwnerApi } from './owner-contract-cases.ts';
import { startTestApi } from './start-test-api.ts';
import { formsHandlers } from '../forms/handlers.ts';

/** A required name and e-mail address, a choice, and a question that is shown for one of its options only. */
export const questions: readonly FormItem[] = [
  newFormItem({ type: 'text', identifier: 'naam', label: 'Naam', required: '1' }),
  newFormItem({ type: 'email', identifier: 'email', label: 'E-mail', required: '1' }),
  newFormItem({
    type: 'select',
    identifier: 'soort',
    label: 'Soort',
    options: [formChoice('a', 'Aap'), formChoice('b', 'Beer')],
  }),
  newFormItem({
    type: 'textarea',
    identifier: 'meer',
    label: 'Meer',
    required: '1',
    conditional: [{ name: 'soort', operator: '==', value: 'b' }],
  }),
];

/** Two websites, with the visitor's calls for both and the dashboard's calls for the first. */
export async function formFixture() {
  const database = await createTestDatabase();
  const websiteId = await database.createWebsite({ id: 'wa', name: 'Winkel A', host: 'a.test' });
  const otherWebsite = await database.createWebsite({ id: 'wb', name: 'Winkel B', host: 'b.test' });
  const ports = { jobs: noJobQueue, dashboardUrl: () => 'http://dash.test' };
  const visitors = await startTestApi(database, ports, { handlers: formsHandlers });
  const owner = await startOwnerApi(database, formsHandlers, websiteId, otherWebsite);
  const ids = { website_id: websiteId, project_id: websiteId };

  /** Adds a form with the questions above; returns its id. */
  async function form({ website = websiteId, ...more }: Partial<StoredForm> & { website?: string } = {}) {
    const whole: StoredForm = {
      id: newId(),
      title: 'Contact',
      submit_title: 'Versturen',
      summary: '0',
      version: 1,
      items: [...questions],
      settings: { ...defaultFormSettings, mail_to: 'eigenaar@a.nl' },
      ...more,
    };
    await withWebsite(database.app, website, (tx) => storeForm(tx, website, whole, ''));
    return whole.id;
  }

  const answers = { naam: 'Jan', email: 'jan@voorbeeld.nl', soort: 'a' };
  return {
    database,
    visitors,
    owner,
    ids,
    websiteId,
    otherWebsite,
    form,
    answers,
    /** A valid request; `fields` and `more` override parts of it. */
    body: (form_id: string, fields: Record<string, string> = {}, more: object = {}) => ({
      ...ids,
      form_id,
      fields: { ...answers, ...fields },
      url: '/contact',
      ...more,
    }),
    /** All submissions of a form, oldest first. */
    submissionsOf: async (form_id: string) => {
      const { rows } = await database.admin.pool.query(
        'select * from form_submissions where form_id = $1 order by created_at, id',
        [form_id],
      );
      return rows;
    },
    /** Mails in the outbox about a form's submissions, by recipient. */
    mails: async (form_id: string) => {
      const { rows } = await database.admin.pool.query(
        `select m.* from mail_outbox m join form_submissions s
           on m.unique_key like 'form:' || s.id || '%' or m.unique_key = 'form-confirm:' || s.id
         where s.form_id = $1 order by m.unique_key`,
        [form_id],
      );
      return rows;
    },
  };
}
