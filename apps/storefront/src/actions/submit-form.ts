import { submitForm } from '@etalage/api-contract';
import { answerPrefix } from '@etalage/form-engine/render';
import { seeOther, type Action } from './action.ts';
import { refusalMessages } from './refusal.ts';

/**
 * Submits a visitor's form without JavaScript (FORM-29): the same page is shown with the message, the summary or the
 * messages at their fields, and with everything that was typed.
 */
export const submitFormAction: Action = async (input) => {
  const { value, services, url } = input;
  const step = value('step');
  const form = value('form_use');
  const values = answersOf(input.form);
  const shown = { form, errors: {}, values, message: '' };
  if (step === 'edit') return { feedback: shown };
  const refused = refusedFiles(input.form);
  const isRefused = Object.keys(refused).length > 0;
  const reply = await services.callEndpoint(submitForm, {
    form_id: value('form_id'),
    fields: values,
    url: (url.pathname + url.search).slice(0, 2000),
    ...(/^\d{1,9}$/.test(value('form_version')) && { version: Number(value('form_version')) }),
    // When a file was refused the rest is only validated.
    summary: step === 'check' || isRefused ? '1' : '0',
  });
  if (!reply.ok || isRefused) {
    const errors = { ...(reply.ok ? {} : refusalMessages(input, reply)), ...refused };
    return { feedback: { ...shown, errors }, status: reply.ok ? 422 : reply.status };
  }
  const { message, redirection_url, summary } = reply.data;
  if (summary) return { feedback: { ...shown, summary } };
  if (redirection_url !== 0) return seeOther(redirection_url);
  return { feedback: { ...shown, message } };
};

/** The posted answers by identifier; ticked checkboxes of one question are separated by commas. */
export function answersOf(form: FormData): Record<string, string> {
  const answers = new Map<string, string>();
  for (const [name, value] of form) {
    if (!name.startsWith(answerPrefix) || typeof value !== 'string') continue;
    const identifier = name.slice(answerPrefix.length);
    const known = answers.get(identifier);
    answers.set(identifier, known ? `${known},${value}` : value);
  }
  return Object.fromEntries(answers);
}

const REFUSED = 'refused.';

/** Why files of a question were refused; the server stores files before it calls the page. */
function refusedFiles(form: FormData): Record<string, string[]> {
  const refused = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (!name.startsWith(REFUSED) || typeof value !== 'string') continue;
    const identifier = name.slice(REFUSED.length);
    const reasons = refused.get(identifier);
    if (reasons) reasons.push(value);
    else refused.set(identifier, [value]);
  }
  return Object.fromEntries(refused);
}
