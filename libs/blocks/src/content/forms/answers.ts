import { answerPrefix, storedPrefix } from '@etalage/form-engine/render';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form that contain answers. */
export function answerControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((one): one is Control => {
    const name = one.getAttribute('name') ?? '';
    return name.startsWith(answerPrefix) || name.startsWith(storedPrefix);
  });
}

/** Name of the question that a control belongs to. */
export function identifierOf(control: Control): string {
  return control.name.slice((isKept(control) ? storedPrefix : answerPrefix).length);
}

/** Whether it is the checkbox of a file that is already stored. */
function isKept({ name }: Control): boolean {
  return name.startsWith(storedPrefix);
}

/**
 * Sent for an incomplete date or time, whose text browsers do not expose: the server returns the error message.
 */
const UNREADABLE = '?';

/** The answers by identifier; ticked checkboxes of one question are separated by commas, files by pipes. */
export function answersOf(controls: readonly Control[]): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const control of controls) {
    const isBox = control.type === 'checkbox' || control.type === 'radio';
    const known = (answers[identifierOf(control)] ??= '');
    if (isBox && !(control as HTMLInputElement).checked) continue;
    const value = control.value || (control.validity.badInput ? UNREADABLE : '');
    answers[identifierOf(control)] = known ? `${known}${isKept(control) ? '|' : ','}${value}` : value;
  }
  return answers;
}
