import { failureCode, pageClient, postEndpoint, visitorCalls } from '@etalage/api-contract/client';
import { answerControls, answersOf } from './answers.ts';
import { REPLY_EVENT } from './form-events.ts';

/**
 * Submits a form without leaving the page (FORM-21). With chosen files that no script has uploaded, the form is
 * submitted natively.
 */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
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
    const reply = await postEndpoint(pageClient(), visitorCalls.submitForm, {
      form_id: form.dataset['form'] ?? '',
      fields: answersOf(answerControls(form).filter((control) => !control.closest('[data-field][hidden]'))),
      url: (location.pathname + location.search).slice(0, 2000),
      version: Number(form.dataset['version']),
      summary,
      idempotency_key: key,
    });
    form.ariaBusy = null;
    // A summary was not submitted yet; a refused idempotency key means that the submission has changed.
    if (reply.ok ? !reply.data.summary : failureCode(reply) === 'idempotency_mismatch') key = '';
    form.dispatchEvent(new CustomEvent(REPLY_EVENT, { detail: reply }));
  }
}

function hasLooseFiles(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(
    ({ files }) => (files?.length ?? 0) > 0,
  );
}

/** Works on addresses without https too, where browsers hide `randomUUID`. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-');
}
