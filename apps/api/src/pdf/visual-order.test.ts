import { expect, it } from 'vitest';
import { inVisualOrder } from './visual-order.ts';

/** Parts from left to right; `<` stands before one that is written from the right. */
const shown = (line: string) =>
  inVisualOrder(line).map(({ text, isFromRight }) => (isFromRight ? `<${text}` : text));

it.each([
  ['only letters of Europe', 'De Vries 12', ['De Vries 12']],
  ['nothing', '', ['']],
  ['a word at the end', 'Aan: שלום', ['Aan: ', '<שלום']],
  ['words between others', 'van محمد علي, Utrecht', ['van ', '<محمد علي', ', Utrecht']],
  ['a number, which stands left of the word before it', 'אבג 123 דהו', ['< דהו', '123', '<אבג ']],
  ['brackets, of which the first one closes on the right', 'אב (גד) הו', ['<אב )גד( הו']],
])('%s', (_what, line, expected) => expect(shown(line)).toEqual(expected));
