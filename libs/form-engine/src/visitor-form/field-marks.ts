/**
 * What the drawn form and the scripts of the page agree on: names of posted fields and data attributes. The form works
 * without any script; these only tell a script where things are.
 */
export const answerPrefix = 'fields.';

/** Name under which an answer is posted. */
export function answerName(identifier: string): string {
  return answerPrefix + identifier;
}

/** Prefix of the names under which files that are stored already are posted. */
export const keptPrefix = 'kept.';

/** Name under which a stored file is posted. */
export function keptName(identifier: string): string {
  return keptPrefix + identifier;
}

/** Purposes of common questions, so that browsers can fill them in (WCAG 1.3.5). */
const purposes: Readonly<Record<string, string>> = {
  naam: 'name',
  voornaam: 'given-name',
  achternaam: 'family-name',
  bedrijf: 'organization',
  bedrijfsnaam: 'organization',
  straat: 'address-line1',
  postcode: 'postal-code',
  plaats: 'address-level2',
  woonplaats: 'address-level2',
};

/** The browser's name for what a question asks; undefined when it asks nothing a browser knows. */
export function autoCompleteOf({
  type,
  identifier,
}: {
  type: string;
  identifier: string;
}): string | undefined {
  if (type === 'email' || type === 'tel') return type;
  return purposes[identifier.toLowerCase()];
}
