import { failureCode, postEndpoint, visitorCalls } from '@etalage/api-contract/client';
import { answerControls, answersOf } from './answers.ts';
import { replyEvent } from './form-events.ts';

/** Sends a form without leaving the page (FORM-21). Chosen files that no script took go the plain way. */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const websiteId = document.documentElement.dataset['websiteId'] ?? '';
  let key = '';
  form.addEventListener('input', () => {
    key = '';
  });
  form.addEventListener('submit', (event) => {
    if (hasLooseFiles(form)) return;
    event.preventDefault();
    const step = (event.submitter as HTMLButtonElement | null)?.value;
    if (form.ariaBusy !== 'true') void send(step === 'check' ? '1' : '0');
  });

  async function send(summary: '0' | '1'): Promise<void> {
    key ||= newKey();
    form.ariaBusy = 'true';
    const reply = await postEndpoint({ base: '', websiteId }, visitorCalls.submitForm, {
      form_id: form.dataset['form'] ?? '',
      fields: answersOf(answerControls(form).filter((control) => !control.closest('[data-field][hidden]'))),
      url: (location.pathname + location.search).slice(0, 2000),
      version: Number(form.dataset['version']),
      summary,
      idempotency_key: key,
    });
    form.ariaBusy = null;
    // A summary is nothing sent yet; what was refused for its key is another submission by now.
    if (reply.ok ? !reply.data.summary : failureCode(reply) === 'idempotency_mismatch') key = '';
    form.dispatchEvent(new CustomEvent(replyEvent, { detail: reply }));
  }
}

function hasLooseFiles(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(
    ({ files }) => (files?.length ?? 0) > 0,
  );
}

/** Also on addresses without https, where browsers hide `randomUUID`. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-');
}
