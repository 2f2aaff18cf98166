import { useState, type KeyboardEvent } from 'react';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { useWords } from '../../form-parts/use-words.ts';
import type { Choice } from '../../choices/choice.ts';
import { textOf } from '../../definition/text-of.ts';
import { useChoices } from '../../choices/use-choices.ts';
import { matchingChoices } from './matching-choices.ts';
import { chosenIds, storedIds } from './multiselect.schema.ts';

/** What is typed, what is offered and what is chosen, with the keys of a combobox. */
export function useMultiselect({ definition, value, onChange }: WidgetProps<'multiselect'>) {
  const words = useWords();
  const loaded = useChoices(definition);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [added, setAdded] = useState<readonly Choice[]>([]);
  const chosen = chosenIds(value);
  const known = [...loaded.choices, ...added];
  const offered = matchingChoices(known, typed, (choice) => words(choice.label));
  const labelOf = (id: string) => words(known.find((choice) => choice.id === id)?.label ?? id);
  const { multiple = true, taggable = false, addCustomTag } = definition;

  const set = (ids: readonly string[]) => onChange(storedIds(ids, definition));
  const toggle = (id: string) => {
    set(chosen.includes(id) ? chosen.filter((one) => one !== id) : multiple ? [...chosen, id] : [id]);
    setTyped('');
    if (!multiple) setOpen(false);
  };
  const addTag = async (tag: string) => {
    try {
      const made = await addCustomTag?.(tag);
      const { value: id = tag, label = tag } = Object(made) as { value?: unknown; label?: string };
      const choice = { id: textOf(id) || tag, label, title: undefined, image: undefined };
      setAdded((was) => [...was.filter((one) => one.id !== choice.id), choice]);
      set([...chosen.filter((one) => one !== choice.id), choice.id]);
      setTyped('');
    } catch (error) {
      // As specified, a failed tag is only logged (FLD-52); what was typed stays.
      console.error('a tag could not be added', error);
    }
  };

  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      setActive((was) => (offered.length === 0 ? -1 : (was + step + offered.length) % offered.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const choice = isOpen ? offered[active] : undefined;
      const same = offered.find((one) => words(one.label).toLowerCase() === typed.trim().toLowerCase());
      if (choice) toggle(choice.id);
      else if (same && typed.trim() !== '') toggle(same.id);
      else if (taggable && typed.trim() !== '') void addTag(typed.trim());
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around a field stays open.
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && typed === '' && chosen.length > 0) {
      set(chosen.slice(0, -1));
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setOpen(true);
  };
  return {
    ...loaded,
    typed,
    type,
    isOpen,
    setOpen,
    active,
    chosen,
    offered,
    known,
    labelOf,
    toggle,
    keyDown,
  };
}
