/** One of the four products of a kind: its price in euros and its filter values. */
export interface GardenVariant {
  readonly euros: number;
  readonly materiaal?: string;
  readonly kleur?: string;
  readonly standplaats?: string;
}

export interface GardenKind {
  /** Its name, the first word of each title. */
  readonly name: string;
  readonly category: string;
  /** Value of the filter "Soort". */
  readonly soort: string;
  /** What it is for, in running text. */
  readonly about: string;
  /** What it goes with, in running text: names of other kinds. */
  readonly beside: string;
  readonly variants: readonly GardenVariant[];
}

type Draft = readonly [name: string, soort: string, about: string, beside: string];

/** The kinds of a category. */
export const within = (category: string, kinds: readonly (readonly [...Draft, readonly GardenVariant[]])[]) =>
  kinds.map<GardenKind>(([name, soort, about, beside, variants]) => ({
    name,
    category,
    soort,
    about,
    beside,
    variants,
  }));

/** Variants in these materials or colours, from a lowest price in equal steps. */
export const each = (
  key: 'materiaal' | 'kleur' | 'standplaats',
  values: readonly string[],
  from: number,
  step: number,
  rest: Omit<GardenVariant, 'euros'> = {},
): GardenVariant[] => values.map((value, nr) => ({ ...rest, [key]: value, euros: from + nr * step }));
