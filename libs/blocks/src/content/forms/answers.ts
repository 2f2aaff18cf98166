import { answerPrefix, keptPrefix } from '@etalage/form-engine/render';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form that hold answers. */
export function answerControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((one): one is Control => {
    const name = one.getAttribute('name') ?? '';
    return name.startsWith(answerPrefix) || name.startsWith(keptPrefix);
  });
}

/** Name of the question a control belongs to. */
export function identifierOf(control: Control): string {
  return control.name.slice((isKept(control) ? keptPrefix : answerPrefix).length);
}

/** Whether it is the box of a file that is stored already. */
function isKept({ name }: Control): boolean {
  return name.startsWith(keptPrefix);
}

/** Stands for a half-typed day or time, which browsers keep to themselves: the server says what is wrong with it. */
const unreadable = '?';

/** What is filled in, by identifier; ticked boxes of one question are parted by commas, files by pipes. */
export function answersOf(controls: readonly Control[]): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const control of controls) {
    const isBox = control.type === 'checkbox' || control.type === 'radio';
    const known = (answers[identifierOf(control)] ??= '');
    if (isBox && !(control as HTMLInputElement).checked) continue;
    const value = control.value || (control.validity.badInput ? unreadable : '');
    answers[identifierOf(control)] = known ? `${known}${isKept(control) ? '|' : ','}${value}` : value;
  }
  return answers;
}
