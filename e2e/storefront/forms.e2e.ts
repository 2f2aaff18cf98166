import { untilAlive } from '../support/shop.ts';
import { answerSubmissions, messagesOf, question, showForm } from '../support/shown-form.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const send = { name: 'Versturen' };
const refusal = /^422 .*forms\/submit/;

test('FORM-07 FORM-26 FORM-28 an empty required question is marked but the form is sent; each message is at its field, one per line', async ({
  page,
  problems,
}) => {
  problems.allow(refusal);
  await showForm(page, [question('naam', { required: '1' }), question('email', { type: 'email' })]);
  const sent = await answerSubmissions(page, { errors: { email: ['Eerste fout', 'Tweede fout'] } });
  await expect(page.locator('[data-field=naam] label').getByText('*', { exact: true })).toBeVisible();
  await expect(page.locator('[data-field=email] label')).not.toContainText('*');
  await page.getByRole('button', send).click();
  await expect(messagesOf(page, 'email')).toHaveText(['Eerste fout', 'Tweede fout']);
  await expect(page.getByText('Eerste fout')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'email' })).toHaveAttribute('aria-invalid', 'true');
  const [first, second] = await messagesOf(page, 'email').all();
  expect((await second?.boundingBox())?.y).toBeGreaterThan((await first?.boundingBox())?.y ?? Infinity);
  expect(sent).toHaveLength(1);
});

test(
  'API-02 FORM-30 the call contains both ids, the answers by identifier and the page',
  onlyDeep,
  async ({ page }) => {
    const options = [
      { attributes: { value: 'a', title: 'Aap' } },
      { attributes: { value: 'b', title: 'Beer' } },
    ];
    await showForm(page, [
      question('naam', { unique_identifier: 'anders', id: '77' }),
      question('dieren', { type: 'checkbox', options }),
    ]);
    const sent = await answerSubmissions(page, { message: 'Dank' });
    await page.getByRole('textbox', { name: 'naam' }).fill('Jan');
    await page.getByRole('checkbox', { name: 'Aap' }).check();
    await page.getByRole('checkbox', { name: 'Beer' }).check();
    await page.getByRole('button', send).click();
    await expect(page.getByRole('status').filter({ hasText: 'Dank' })).toBeVisible();
    expect(sent[0]?.postDataJSON()).toMatchObject({
      website_id: 'atelier-noord',
      project_id: 'atelier-noord',
      form_id: 'f1',
      fields: { naam: 'Jan', dieren: 'a,b' },
      url: '/proef',
      version: 4,
    });
  },
);

test(
  'FORM-14 a hidden question keeps its text on the screen and is left out of what is sent',
  onlyDeep,
  async ({ page }) => {
    const rule = [{ name: 'a', operator: '==' as const, value: 'ja' }];
    await showForm(page, [question('a'), question('b', { conditional: rule })]);
    const sent = await answerSubmissions(page, { message: 'Dank' });
    const a = page.getByRole('textbox', { name: 'a' });
    const b = page.getByRole('textbox', { name: 'b' });
    await expect(b).toBeHidden();
    await a.fill('ja');
    await b.fill('getypt');
    await a.fill('nee');
    await expect(b).toBeHidden();
    await a.fill('ja');
    await expect(b).toHaveValue('getypt');
    await a.fill('nee');
    await expect(b).toBeHidden();
    await page.getByRole('button', send).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.postDataJSON().fields).not.toHaveProperty('b');
  },
);

test(
  'FORM-15 a setter changes what is typed, on the screen and in what is sent',
  onlyDeep,
  async ({ page }) => {
    await showForm(page, [question('code', { setter: 'uppercase' })]);
    const sent = await answerSubmissions(page, { message: 'Dank' });
    await page.getByRole('textbox', { name: 'code' }).fill('ab');
    await page.getByRole('textbox', { name: 'code' }).blur();
    await expect(page.getByRole('textbox', { name: 'code' })).toHaveValue('AB');
    await page.getByRole('button', send).click();
    await expect.poll(() => sent[0]?.postDataJSON().fields).toMatchObject({ code: 'AB' });
  },
);

test(
  'FORM-16 Enter sends the form once when an item allows it, and does nothing otherwise',
  onlyDeep,
  async ({ page }) => {
    await showForm(page, [question('naam'), question('meer', { trigger_on_enter: '1' })]);
    const sent = await answerSubmissions(page, { message: 'Dank' });
    await page.getByRole('textbox', { name: 'naam' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Dank' })).toBeVisible();
    expect(sent).toHaveLength(1);

    await page.unrouteAll();
    await showForm(page, [question('naam'), question('meer')]);
    const none = await answerSubmissions(page, { message: 'Dank' });
    await page.getByRole('textbox', { name: 'naam' }).press('Enter');
    // A submission by Enter would arrive before the one by the button.
    await page.getByRole('button', send).click();
    await expect(page.getByRole('status').filter({ hasText: 'Dank' })).toBeVisible();
    expect(none).toHaveLength(1);
  },
);

test(
  'FORM-20 a form with a summary shows the answers for confirmation, and returns to change them',
  onlyDeep,
  async ({ page }) => {
    await showForm(page, [question('naam')], { summary: '1' });
    const summary = [{ label: 'Naam', value: 'Jan' }];
    const sent = await answerSubmissions(page, { summary }, { summary }, { message: 'Dank' });
    await page.getByRole('textbox', { name: 'naam' }).fill('Jan');
    await page.getByRole('button', { name: 'Controleren' }).click();
    const shown = page.getByRole('region', { name: 'Controleer je gegevens' });
    await expect(shown.getByRole('definition')).toHaveText('Jan');
    await expect(page.getByRole('textbox', { name: 'naam' })).toBeHidden();
    await page.getByRole('button', { name: 'Aanpassen' }).click();
    await expect(page.getByRole('textbox', { name: 'naam' })).toBeFocused();
    await page.getByRole('button', { name: 'Controleren' }).click();
    await page.getByRole('button', send).click();
    await expect(page.getByRole('status').filter({ hasText: 'Dank' })).toBeVisible();
    expect(sent.map((request) => request.postDataJSON().summary)).toEqual(['1', '1', '0']);
  },
);

test(
  'FORM-21 a spinner is shown while the form is being sent, and pressing again sends nothing',
  onlyDeep,
  async ({ page }) => {
    await showForm(page, [question('naam')]);
    const sent = await answerSubmissions(page, { message: 'Dank', delay: 2000 });
    await page.getByRole('button', send).click();
    await expect(page.locator('[data-spinner]:visible')).toHaveCount(1);
    await page.getByRole('button', send).click();
    await expect(page.getByRole('status').filter({ hasText: 'Dank' })).toBeVisible();
    await expect(page.locator('[data-spinner]:visible')).toHaveCount(0);
    expect(sent).toHaveLength(1);
  },
);

test('FORM-22 FORM-23 FORM-25 FORM-27 success empties the form, shows the message and stays; a refusal hides the message', async ({
  page,
  problems,
}) => {
  problems.allow(refusal);
  await showForm(page, [question('naam')]);
  await answerSubmissions(
    page,
    { errors: { naam: ['Fout'] } },
    { message: 'Bedankt!', redirection_url: 0 },
    { message: 'Nog eens bedankt!', redirection_url: '0' },
    { errors: { naam: ['Weer fout'] } },
  );
  const naam = page.getByRole('textbox', { name: 'naam' });
  const status = page.locator('[data-sent]');
  await naam.fill('Jan');
  await page.getByRole('button', send).click();
  await expect(messagesOf(page, 'naam')).toHaveText(['Fout']);
  await expect(naam).toHaveValue('Jan');
  await page.getByRole('button', send).click();
  await expect(status).toHaveText('Bedankt!');
  await expect(naam).toHaveValue('');
  await expect(messagesOf(page, 'naam')).toHaveCount(0);
  await naam.fill('Piet');
  await page.getByRole('button', send).click();
  await expect(status).toHaveText('Nog eens bedankt!');
  await expect(page).toHaveURL(/\/proef$/);
  await page.getByRole('button', send).click();
  await expect(messagesOf(page, 'naam')).toHaveText(['Weer fout']);
  await expect(status).toHaveText('');
});

test('FORM-24 success redirects to the address in the response', onlyDeep, async ({ page }) => {
  await showForm(page, [question('naam')]);
  await answerSubmissions(page, { message: 'Dank', redirection_url: '/tafels?van=formulier#inhoud' });
  await page.getByRole('button', send).click();
  await expect(page).toHaveURL(/\/tafels\?van=formulier#inhoud$/);
});

test(
  'a lost connection loses nothing, and the same submission can be sent again',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/forms\/submit|ERR_/);
    await showForm(page, [question('naam')]);
    await page.route('**/forms/submit', (route) => route.abort());
    await page.getByRole('textbox', { name: 'naam' }).fill('Jan');
    await page.getByRole('button', send).click();
    await expect(page.getByRole('alert').filter({ hasText: 'blijft staan' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'naam' })).toHaveValue('Jan');
  },
);

test('what was typed is restored after a reload, except passwords, and removed once it is sent', async ({
  page,
}) => {
  await showForm(page, [
    question('naam'),
    question('code', { type: 'password' }),
    question('akkoord', { type: 'checkbox' }),
  ]);
  await answerSubmissions(page, { message: 'Dank' });
  const naam = page.getByRole('textbox', { name: 'naam' });
  await naam.fill('Zoë 🙂 مرحبا');
  await page.getByLabel('code').fill('geheim');
  await page.getByRole('checkbox', { name: 'akkoord' }).check();
  await page.reload(untilAlive);
  await expect(naam).toHaveValue('Zoë 🙂 مرحبا');
  await expect(page.getByRole('checkbox', { name: 'akkoord' })).toBeChecked();
  await expect(page.getByLabel('code')).toHaveValue('');
  await page.getByRole('button', send).click();
  await expect(page.getByRole('status').filter({ hasText: 'Dank' })).toBeVisible();
  await page.reload(untilAlive);
  await expect(naam).toHaveValue('');
});
