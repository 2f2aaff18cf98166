import { failureMessages } from '@etalage/api-contract/client';
import { storedPrefix } from '@etalage/form-engine/render';
import { answerControls } from './answers.ts';
import { REPLY_EVENT, SENT_EVENT, type FormReply } from './form-events.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * Shows the result of a submission: messages, the summary, or the thank-you message and a redirect (FORM-22 to
 * FORM-28).
 */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  form.addEventListener(REPLY_EVENT, (event) => show(form, (event as CustomEvent<FormReply>).detail));
  form.querySelector('[value=edit]')?.addEventListener('click', (event) => {
    event.preventDefault();
    showStep(form, 'questions');
  });
}

function show(form: HTMLFormElement, reply: FormReply): void {
  if (!reply.ok) {
    return showErrors(
      form,
      failureMessages(reply, () => form.dataset['failed'] ?? ''),
    );
  }
  const { message, redirection_url, summary } = reply.data;
  if (summary) return showStep(form, 'summary', summary);
  showSent(form, message);
  // On the wire "none" may be the text '0'.
  if (String(redirection_url) !== '0') location.assign(String(redirection_url));
}

/**
 * Shows each message at its question, one per line; messages without a question are shown above. Focuses the first one.
 */
function showErrors(form: HTMLFormElement, errors: Errors): void {
  showStep(form, 'questions');
  const left = { ...errors };
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const messages = errors[field.dataset['field'] ?? ''] ?? [];
    if (!field.hidden) delete left[field.dataset['field'] ?? ''];
    field.querySelector('[data-errors]')?.replaceChildren(...messages.map(line));
    for (const control of field.querySelectorAll('input,select,textarea')) {
      if (messages.length > 0) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
    if ('trap' in field.dataset && messages.length > 0) reveal(field);
  }
  const general = Object.values(left).flat();
  const isWrong = Object.keys(errors).length > 0;
  put(form, 'sent', []);
  put(form, 'general', general.length > 0 || !isWrong ? general : [form.dataset['refused'] ?? '']);
  const first = form.querySelector<HTMLElement>('[aria-invalid=true]') ?? part(form, 'general');
  if (isWrong) first?.focus();
}

/** Shows the message in an empty form. */
function showSent(form: HTMLFormElement, message: string): void {
  showErrors(form, {});
  form.reset();
  if ('posted' in form.dataset) answerControls(form).forEach(empty);
  put(form, 'sent', [message]);
  part(form, 'sent')?.focus();
  form.dispatchEvent(new Event(SENT_EVENT));
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Shows the questions or the summary of the answers. */
function showStep(
  form: HTMLFormElement,
  step: 'questions' | 'summary',
  lines: readonly { label: string; value: string }[] = [],
): void {
  const summary = part(form, 'summary');
  if (!summary) return;
  if (step === 'summary') showErrors(form, {});
  const questions = part(form, 'questions');
  const changes = summary.hidden === (step === 'summary');
  summary.hidden = step !== 'summary';
  if (questions) questions.hidden = step === 'summary';
  for (const button of form.querySelectorAll<HTMLElement>('[data-step]'))
    button.hidden = button.dataset['step'] !== step;
  if (step === 'summary') summary.querySelector('dl')?.replaceChildren(...lines.flatMap(pair));
  if (changes) (step === 'summary' ? summary.querySelector('h3') : firstControl(form))?.focus();
}

function pair({ label, value }: { label: string; value: string }): HTMLElement {
  const row = document.createElement('div');
  const term = document.createElement('dt');
  const answer = document.createElement('dd');
  term.textContent = label;
  answer.textContent = value;
  answer.dir = 'auto';
  row.append(term, answer);
  return row;
}

function firstControl(form: HTMLFormElement): HTMLElement | undefined {
  return answerControls(form).find(({ type }) => type !== 'hidden');
}

function part(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector(`[data-${name}]`);
}

function put(form: HTMLFormElement, name: string, messages: readonly string[]): void {
  part(form, name)?.replaceChildren(...(messages.length > 0 ? [messages.join('\n')] : []));
}

function line(message: string): HTMLElement {
  const row = document.createElement('p');
  row.textContent = message;
  return row;
}

/** Shows the hidden trap field, so that a person whose browser filled it in can empty it. */
function reveal(field: HTMLElement): void {
  field.className = '';
  field.removeAttribute('aria-hidden');
  field.querySelector('input')?.removeAttribute('tabindex');
}

function empty(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (control.type === 'hidden') return;
  // A submitted file no longer belongs to this form.
  if (control.name.startsWith(storedPrefix)) control.parentElement?.remove();
  if (control.type === 'checkbox' || control.type === 'radio') (control as HTMLInputElement).checked = false;
  else control.value = '';
}
