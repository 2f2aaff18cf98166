import { apiPaths, postEndpoint, type FieldErrors } from '@etalage/api-contract/client';
import type { submitForm } from '@etalage/api-contract';
import { answerControls, answersOf } from './answers.ts';
import { showErrors, showSent, showStep } from './form-outcome.ts';

/** Sends a form without leaving the page (FORM-21 to FORM-28). Chosen files that no script took go the plain way. */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const websiteId = document.documentElement.dataset['websiteId'] ?? '';
  let key = '';
  form.addEventListener('input', () => {
    key = '';
  });
  form.addEventListener('submit', (event) => {
    const step = (event.submitter as HTMLButtonElement | null)?.value ?? 'send';
    if (step !== 'edit' && hasLooseFiles(form)) return;
    event.preventDefault();
    if (step === 'edit') showStep(form, 'questions');
    else if (form.ariaBusy !== 'true') void send(step);
  });

  async function send(step: string): Promise<void> {
    key ||= newKey();
    form.ariaBusy = 'true';
    const reply = await postEndpoint<typeof submitForm>({ base: '', websiteId }, apiPaths.submitForm, {
      form_id: form.dataset['form'] ?? '',
      fields: answersOf(answerControls(form).filter((control) => !control.closest('[data-field][hidden]'))),
      url: (location.pathname + location.search).slice(0, 2000),
      version: Number(form.dataset['version']),
      summary: step === 'check' ? '1' : '0',
      idempotency_key: key,
    });
    form.ariaBusy = null;
    if (reply.ok) {
      if (reply.data.summary) return showStep(form, 'summary', reply.data.summary);
      key = '';
      showSent(form, reply.data);
      // The wire may spell none as text.
      if (String(reply.data.redirection_url) !== '0') location.assign(String(reply.data.redirection_url));
    } else {
      if (reply.error.code === 'idempotency_mismatch') key = '';
      const { errors } = reply.error;
      const failed: FieldErrors = { general: [form.dataset['failed'] ?? ''] };
      showErrors(form, Object.keys(errors).length > 0 ? errors : failed);
    }
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
