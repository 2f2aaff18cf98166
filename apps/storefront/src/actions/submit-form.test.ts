import { submitForm, type LocalResult } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { pageServices } from '../services/services-context.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runAction } from './run-action.ts';

type Reply = LocalResult<typeof submitForm>;

/** Posts a form to `/over`; returns what the page gets and the calls to the server. */
async function post(entries: [string, string][], reply: Reply) {
  const requests: unknown[] = [];
  const fake = fakeServices();
  const callEndpoint = (async (endpoint, request) => {
    if (endpoint.name !== submitForm.name) return fake.callEndpoint(endpoint, request);
    requests.push(request);
    return reply;
  }) as typeof fake.callEndpoint;
  const body = new FormData();
  for (const [name, value] of [
    ['intent', 'submit-form'],
    ['form_id', 'f1'],
    ['form_use', 'form-b'],
    ...entries,
  ])
    body.append(name as string, value as string);
  const request = new Request('http://localhost:3000/over?x=1', { method: 'POST', body });
  const outcome = await runAction(request, pageServices({ ...fake, callEndpoint }));
  return { outcome, requests };
}
const ok = (data: object = {}): Reply => ({
  ok: true,
  data: { message: 'Bedankt!', redirection_url: 0, ...data },
});

describe('submitFormAction', () => {
  it('sends the answers by identifier, several ticked checkboxes as one, with the page they came from', async () => {
    const { requests } = await post(
      [
        ['fields.naam', 'Jan'],
        ['fields.dier', 'aap'],
        ['fields.dier', 'beer'],
        ['form_version', '3'],
        ['step', 'send'],
      ],
      ok(),
    );
    expect(requests).toEqual([
      {
        form_id: 'f1',
        url: '/over?x=1',
        version: 3,
        summary: '0',
        fields: { naam: 'Jan', dier: 'aap,beer' },
      },
    ]);
  });

  it('shows the same page with the messages and everything that was typed', async () => {
    const error = { code: 'validation_failed' as const, errors: { naam: ['Vul dit veld in.'] } };
    const { outcome } = await post([['fields.bericht', 'Lang verhaal']], { ok: false, status: 422, error });
    expect(outcome).toMatchObject({
      init: { status: 422 },
      data: { feedback: { form: 'form-b', errors: error.errors, values: { bericht: 'Lang verhaal' } } },
    });
  });

  it('redirects to the address of the owner, or shows the message', async () => {
    const { outcome } = await post([], ok({ redirection_url: '/bedankt' }));
    expect((outcome as Response).headers.get('location')).toBe('/bedankt');
    const shown = await post([], ok());
    expect(shown.outcome).toMatchObject({ data: { feedback: { message: 'Bedankt!' } } });
  });

  it('shows the summary first when requests, and the questions again for changes', async () => {
    const summary = [{ label: 'Naam', value: 'Jan' }];
    const checked = await post([['step', 'check']], ok({ summary }));
    expect(checked.requests).toMatchObject([{ summary: '1' }]);
    expect(checked.outcome).toMatchObject({ data: { feedback: { summary } } });
    const edited = await post(
      [
        ['step', 'edit'],
        ['fields.naam', 'Jan'],
      ],
      ok(),
    );
    expect(edited.requests).toEqual([]);
    expect(edited.outcome).toMatchObject({ data: { feedback: { values: { naam: 'Jan' } } } });
  });
});
