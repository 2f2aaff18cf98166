import { answerControls } from './answers.ts';
import { sentEvent } from './form-events.ts';

/**
 * Keeps what is typed in this tab until it is sent, so that reloading loses nothing. No passwords, no files; a browser
 * that keeps nothing still has its form.
 */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const key = `form:${location.pathname}:${form.id}`;
  const kept = answerControls(form).filter(
    ({ type, name }) =>
      type !== 'password' && type !== 'hidden' && name.startsWith('fields.') && name !== 'fields._website',
  );
  // A page that came back from the server holds what was typed already.
  if (!('posted' in form.dataset)) restore();
  else if (form.querySelector('[data-sent]')?.textContent) store(null);
  form.addEventListener('input', () =>
    store(JSON.stringify(Object.fromEntries(kept.map((one) => [placeOf(one), stateOf(one)])))),
  );
  form.addEventListener(sentEvent, () => setTimeout(() => store(null)));

  function restore(): void {
    const states = read();
    if (typeof states !== 'object' || states === null) return;
    // By name: a form that was changed meanwhile gets back what it still asks.
    for (const control of kept) setState(control, (states as Record<string, unknown>)[placeOf(control)]);
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function store(text: string | null): void {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Storage is full or switched off.
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

/** A box is one of several under a name. */
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
