/** A heading as it is compared: capitals, accents and white space make no difference. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}|\uFEFF/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
}

/** Where the columns with certain names are; the first name that a sheet has counts. */
export function placesOf<Field extends string>(
  headings: readonly string[],
  names: Readonly<Record<Field, readonly string[]>>,
): Map<Field, number> {
  const plain = headings.map(plainHeading);
  const places = new Map<Field, number>();
  for (const field of Object.keys(names) as Field[]) {
    const found = names[field].map((name) => plain.indexOf(name)).find((place) => place >= 0);
    if (found !== undefined) places.set(field, found);
  }
  return places;
}

/** What a number in a column with this heading is multiplied by to be grams, if the heading names a unit. */
export function gramsOf(heading: string): number {
  const unit = /\((kg|g|gram|grams|lbs?|oz)\)/.exec(plainHeading(heading))?.[1] ?? 'g';
  const grams: Readonly<Record<string, number>> = {
    kg: 1000,
    lb: 453.592_37,
    lbs: 453.592_37,
    oz: 28.349_523,
  };
  return grams[unit] ?? 1;
}

const PROPERTY = /^\s*\uFEFF?\s*kenmerk\s*:\s*/i;

/** Whether a heading is that of a property: "Kenmerk: Kleur". */
export const isPropertyHeading = (heading: string): boolean =>
  PROPERTY.test(heading) && propertyTitle(heading) !== '';

/** The title of the property of a column, with or without the word before it. */
export const propertyTitle = (heading: string): string => heading.replace(PROPERTY, '').trim();
