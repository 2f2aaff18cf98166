/** Whether the element where a key was pressed handles it: a text field, a list, a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  const field = target.closest('input, textarea, select, [contenteditable="true"], [role="combobox"]');
  return (
    field !== null && !(field instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(field.type))
  );
}
