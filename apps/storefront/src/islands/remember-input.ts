import { placeOf } from './place-of.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers what a visitor typed, ticked and chose in an island before React took over, and where the cursor stood. The
 * returned function hands it to React as ordinary input events.
 */
export function rememberInput(island: HTMLElement): () => void {
  const controls = [...island.querySelectorAll<Control>('input,textarea,select')];
  const restores = controls.flatMap((control) => restoreOf(island, control) ?? []);
  const remembered = focusOf(island);
  return () => {
    // Whoever moved on meanwhile stays where they are; a focus that got lost in the takeover comes back.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const focus = isLost ? remembered : focusOf(island);
    for (const restore of restores) restore();
    focus();
  };
}

function restoreOf(island: HTMLElement, control: Control): (() => void) | undefined {
  const find = placeOf(island, control);
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    const options = [...control.options];
    const initial = options.find((option) => option.defaultSelected) ?? options[0];
    return value === initial?.value ? undefined : () => choose(find() as HTMLSelectElement | null, value);
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked } = control;
    return checked === control.defaultChecked
      ? undefined
      : () => tick(find() as HTMLInputElement | null, checked);
  }
  const { value } = control;
  if (value === control.defaultValue || control.type === 'file') return undefined;
  return () => type(find() as HTMLInputElement | HTMLTextAreaElement | null, value);
}

function choose(select: HTMLSelectElement | null, value: string): void {
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: HTMLInputElement | null, checked: boolean): void {
  // A radio that lost to another one is told by that one's press.
  if (!box || (box.type === 'radio' && !checked)) return;
  box.checked = !checked;
  box.click();
}

/** React ignores an input event whose value it already knows, so the known value is set back first. */
function type(field: HTMLInputElement | HTMLTextAreaElement | null, remembered: string): void {
  if (!field) return;
  const typed = field.value === field.defaultValue ? remembered : field.value;
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
