/** Ids that elements of the product have, by themselves or followed by a number or an id. */
const ownIds =
  /^(inhoud|past-hierbij|overboeken|agreement(-error)?|verzendmethode|open-order|(foto|popup|form)-.*)$/;
/**
 * Classes that elements of the product have: those that stored data names, and generated ones, which start with an
 * underscore or are short mixtures of letters and digits.
 */
const ownClasses = /^(_.*|(text|items|font|float|shadow|bg)-.*|m-auto|(?=.*\d)[a-z0-9]{6,10})$/;
const LONGEST = 64;
const MOST_CLASSES = 10;

/** The id that an owner typed, reduced to an identifier; undefined if nothing of it can be used (STY-25). */
export function ownerId(typed: string): string | undefined {
  const id = identifierOf(typed.trim().replace(/\s+/g, '-'));
  return id === undefined || ownIds.test(id) ? undefined : id;
}

/** The class names that an owner typed, without those that the product's style sheets use (STY-25). */
export function ownerClasses(typed: string): string[] {
  const names = typed.split(/\s+/).flatMap((name) => identifierOf(name) ?? []);
  return [...new Set(names)].filter((name) => !ownClasses.test(name)).slice(0, MOST_CLASSES);
}

/** Letters, digits, hyphens and underscores, the first a letter. */
function identifierOf(typed: string): string | undefined {
  const name = typed
    .replace(/[^\w-]/g, '')
    .replace(/^[\d_-]+/, '')
    .slice(0, LONGEST);
  return name === '' ? undefined : name;
}
