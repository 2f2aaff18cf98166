import type { LegalPlace } from './legal-check.schema.ts';
import type { LegalCode } from './legal-codes.ts';
import type { LegalFinding } from './legal-facts.ts';

/** A place of which the website has one, such as the company details. */
export const onePlace = (kind: LegalPlace['kind'], id = '', title = ''): LegalPlace => ({
  kind,
  id,
  title,
  block: '',
});

/** The finding of a code in these places; none without a place. */
export function findingIn(
  code: LegalCode,
  places: readonly LegalPlace[],
  values: LegalFinding['values'] = {},
): LegalFinding[] {
  return places.length === 0 ? [] : [{ code, values, places }];
}

/** The finding of a code that is mended in one place. */
export const findingAt = (
  code: LegalCode,
  kind: LegalPlace['kind'],
  values: LegalFinding['values'] = {},
): LegalFinding => ({ code, values, places: [onePlace(kind)] });
