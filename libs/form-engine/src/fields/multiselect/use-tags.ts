import { useState } from 'react';
import type { Choice } from '../../choices/choice.ts';
import { textOf } from '../../definition/text-of.ts';
import type { MultiselectOptions } from './multiselect.schema.ts';

interface Tags {
  /** The tags that were added since the field was shown. */
  added: readonly Choice[];
  /** Adds a tag and returns its id; undefined if `addCustomTag` failed. */
  add: (tag: string) => Promise<string | undefined>;
}

/** New options that the user adds as tags (FPROP-24). */
export function useTags({ addCustomTag }: MultiselectOptions): Tags {
  const [added, setAdded] = useState<readonly Choice[]>([]);
  const add = async (tag: string) => {
    try {
      const made = await addCustomTag?.(tag);
      const { value = tag, label = tag } = Object(made) as { value?: unknown; label?: string };
      const id = textOf(value) || tag;
      const choice: Choice = { id, label, title: undefined, image: undefined };
      setAdded((before) => [...before.filter((one) => one.id !== id), choice]);
      return id;
    } catch (error) {
      // As specified, a failed tag is only logged (FLD-52); the typed text stays.
      console.error('a tag could not be added', error);
      return undefined;
    }
  };
  return { added, add };
}
