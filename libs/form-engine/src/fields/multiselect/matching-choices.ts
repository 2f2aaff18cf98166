import type { Choice } from '../../choices/choice.ts';

/** The choices whose label contains the typed text; case and accents are ignored. */
export function matchingChoices(
  choices: readonly Choice[],
  typed: string,
  words: (choice: Choice) => string,
): Choice[] {
  const wanted = plain(typed);
  return choices.filter((choice) => plain(words(choice)).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
