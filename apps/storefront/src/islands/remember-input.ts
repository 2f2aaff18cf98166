import { placeOf } from './place-of.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Restore = (control: Control) => void;

const controlsOf = (island: HTMLElement): Control[] => [
  ...island.querySelectorAll<Control>('input,textarea,select'),
];

/**
 * Remembers what a visitor typed, ticked and chose in an island before React hydrated it, and the cursor position. The
 * returned function passes it to React as ordinary input events, including what was typed during hydration.
 */
export function rememberInput(island: HTMLElement): () => void {
  const before = controlsOf(island).flatMap((control) => {
    const restore = restoreOf(control);
    return restore ? [{ find: placeOf(island, control), restore }] : [];
  });
  const remembered = focusOf(island);
  return () => {
    // A visitor who moved on meanwhile keeps the new focus; a focus that was lost during hydration is restored.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const focus = isLost ? remembered : focusOf(island);
    const earlier = new Map(before.map(({ find, restore }) => [find(), restore]));
    // All values are read before the first event is dispatched: the response to one field may empty another (CHK-03).
    const restores = controlsOf(island).map((control) => ({
      control,
      restore: restoreOf(control) ?? earlier.get(control),
    }));
    for (const { control, restore } of restores) restore?.(control);
    focus();
  };
}

function restoreOf(control: Control): Restore | undefined {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    const options = [...control.options];
    const initial = options.find((option) => option.defaultSelected) ?? options[0];
    return value === initial?.value ? undefined : (now) => choose(now as HTMLSelectElement, value);
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked } = control;
    return checked === control.defaultChecked ? undefined : (now) => tick(now as HTMLInputElement, checked);
  }
  const { value } = control;
  if (value === control.defaultValue || control.type === 'file') return undefined;
  return (now) => type(now as HTMLInputElement | HTMLTextAreaElement, value);
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: HTMLInputElement, checked: boolean): void {
  // A radio button that was deselected needs no event: the press of the other one covers it.
  if (box.type === 'radio' && !checked) return;
  box.checked = !checked;
  box.click();
}

/** React ignores an input event whose value it already knows, so the known value is restored first. */
function type(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = field.defaultValue;
  set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusOf(island: HTMLElement): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !island.contains(active)) return () => undefined;
  const find = placeOf(island, active);
  const range =
    active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? rangeOf(active) : null;
  return () => {
    const now = find();
    if (document.activeElement !== now) now?.focus({ preventScroll: true });
    if (range && now) (now as HTMLInputElement).setSelectionRange(...range);
  };
}

function rangeOf(field: HTMLInputElement | HTMLTextAreaElement): [number, number] | null {
  // Number and e-mail fields have no cursor position.
  return field.selectionStart === null
    ? null
    : [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}
