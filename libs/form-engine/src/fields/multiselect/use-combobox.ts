import { useState, type KeyboardEvent } from 'react';
import type { Choice } from '../../choices/choice.ts';

interface Options {
  typed: string;
  offered: readonly Choice[];
  /** The text that an option is shown with. */
  nameOf: (choice: Choice) => string;
  choose: (id: string) => void;
  /** Adds the typed text as a new option; undefined if the field takes no new options. */
  add: ((text: string) => void) | undefined;
  removeLast: () => void;
}

/**
 * The keys of a combobox: arrows move through the options, Enter chooses the active option, else the one that has the
 * typed name, else it adds the text; Backspace in an empty box removes the last choice.
 */
export function useCombobox({ typed, offered, nameOf, choose, add, removeLast }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const moveBy = (step: 1 | -1) => {
    setOpen(true);
    setActive((was) => (offered.length === 0 ? -1 : (was + step + offered.length) % offered.length));
  };
  const enter = () => {
    const text = typed.trim();
    const marked = isOpen ? offered[active] : undefined;
    const named = offered.find((one) => nameOf(one).toLowerCase() === text.toLowerCase());
    if (marked) choose(marked.id);
    else if (text !== '' && named) choose(named.id);
    else if (text !== '') add?.(text);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveBy(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around a field stays open.
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && typed === '') {
      removeLast();
    }
  };
  return { isOpen, setOpen, active, setActive, keyDown };
}
