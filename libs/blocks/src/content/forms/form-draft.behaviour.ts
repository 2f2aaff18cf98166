import { answerControls } from './answers.ts';
import { SENT_EVENT } from './form-events.ts';

/**
 * Stores in this tab what is typed until it is submitted, so that reloading loses nothing. No passwords, no files; the
 * form also works in a browser without storage.
 */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const key = `form:${location.pathname}:${form.id}`;
  const controls = answerControls(form).filter(
    ({ type, name }) =>
      type !== 'password' && type !== 'hidden' && name.startsWith('fields.') && name !== 'fields._website',
  );
  // A page returned by the server already contains what was typed.
  if (!('posted' in form.dataset)) restore();
  else if (form.querySelector('[data-sent]')?.textContent) store(null);
  form.addEventListener('input', () =>
    store(JSON.stringify(Object.fromEntries(controls.map((one) => [placeOf(one), stateOf(one)])))),
  );
  form.addEventListener(SENT_EVENT, () => setTimeout(() => store(null)));

  function restore(): void {
    const states = read();
    if (typeof states !== 'object' || states === null) return;
    // By name: a form that has changed meanwhile gets back the answers to the questions it still has.
    for (const control of controls) setState(control, (states as Record<string, unknown>)[placeOf(control)]);
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function store(text: string | null): void {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Storage is full or disabled.
    }
  }

  function read(): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  }
}

type Control = ReturnType<typeof answerControls>[number];

const isBox = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** Several checkboxes share one name. */
function placeOf(control: Control): string {
  return isBox(control) ? `${control.name}=${control.value}` : control.name;
}

function stateOf(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

function setState(control: Control, state: unknown): void {
  if (isBox(control) && typeof state === 'boolean') control.checked = state;
  else if (typeof state === 'string') control.value = state;
}
