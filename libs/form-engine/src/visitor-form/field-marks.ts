import { ownValue } from '@etalage/site-model';

/**
 * What the rendered form and the scripts of the page share: names of posted fields and data attributes. The form works
 * without any script; with these a script finds its elements.
 */
export const answerPrefix = 'fields.';

/** Name under which an answer is posted. */
export function answerName(identifier: string): string {
  return answerPrefix + identifier;
}

/** Prefix of the names under which already stored files are posted. */
export const storedPrefix = 'kept.';

/** Name under which a stored file is posted. */
export function storedName(identifier: string): string {
  return storedPrefix + identifier;
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

/** The `autocomplete` value of a question; undefined if browsers have none for it. */
export function autoCompleteOf({
  type,
  identifier,
}: {
  type: string;
  identifier: string;
}): string | undefined {
  if (type === 'email' || type === 'tel') return type;
  return ownValue(purposes, identifier.toLowerCase());
}
