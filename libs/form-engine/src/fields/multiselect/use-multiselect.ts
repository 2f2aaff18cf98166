import { useState } from 'react';
import type { Choice } from '../../choices/choice.ts';
import { useChoices } from '../../choices/use-choices.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { matchingChoices } from './matching-choices.ts';
import { chosenIds, storedIds } from './multiselect.schema.ts';
import { useCombobox } from './use-combobox.ts';
import { useTags } from './use-tags.ts';

/** The typed text, the offered and the chosen options, with the keys of a combobox. */
export function useMultiselect({ definition, value, onChange }: WidgetProps<'multiselect'>) {
  const textFor = useDefinitionText();
  const loaded = useChoices(definition);
  const tags = useTags(definition);
  const [typed, setTyped] = useState('');
  const { multiple = true, taggable = false } = definition;
  const chosen = chosenIds(value);
  const known = [...loaded.choices, ...tags.added];
  const nameOf = (choice: Choice) => textFor(choice.label);
  const offered = matchingChoices(known, typed, nameOf);
  const labelOf = (id: string) => textFor(known.find((choice) => choice.id === id)?.label ?? id);

  const set = (ids: readonly string[]) => onChange(storedIds(ids, definition));
  const toggle = (id: string) => {
    const toggled = multiple ? [...chosen, id] : [id];
    set(chosen.includes(id) ? chosen.filter((one) => one !== id) : toggled);
    setTyped('');
    if (!multiple) combobox.setOpen(false);
  };
  const addTag = async (tag: string) => {
    const id = await tags.add(tag);
    if (id === undefined) return;
    set([...chosen.filter((one) => one !== id), id]);
    setTyped('');
  };
  const combobox = useCombobox({
    typed,
    offered,
    nameOf,
    choose: toggle,
    add: taggable ? (tag) => void addTag(tag) : undefined,
    removeLast: () => chosen.length > 0 && set(chosen.slice(0, -1)),
  });
  const { isOpen, setOpen, active, setActive, keyDown } = combobox;
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
