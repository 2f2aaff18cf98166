import { gardenKinds } from './garden-kinds.ts';

/** Names of lines of products; a line occurs in several kinds, as in a real shop. */
const lines = [
  'Merel',
  'Specht',
  'Reiger',
  'Winterkoning',
  'Putter',
  'Kievit',
  'Zwaluw',
  'Fazant',
  'Ekster',
  'Grutto',
  'Wulp',
  'Koolmees',
  'Roodborst',
  'Sperwer',
  'Buizerd',
  'Nachtegaal',
  'Distelvink',
];
const keys = ['soort', 'materiaal', 'kleur', 'standplaats'] as const;
const keyTitles = { soort: 'Soort', materiaal: 'Materiaal', kleur: 'Kleur', standplaats: 'Standplaats' };

/** The products of a shop for the garden: 38 kinds with four products each, the same at every run. */
export function gardenProducts() {
  return gardenKinds.flatMap((kind, place) =>
    kind.variants.map((variant, nr) => {
      const line = lines[(place * 4 + nr * 3) % lines.length]!;
      return {
        id: `${slugOf(kind.name)}-${nr + 1}`,
        title: `${kind.name} ${line}`,
        euros: variant.euros,
        category: slugOf(kind.category),
        intro: kind.about,
        description: `${kind.beside} ${place % 2 ? 'Binnen twee werkdagen in huis.' : 'Vijf jaar garantie.'}`,
        filters: keys.flatMap((key, position) => {
          const value = key === 'soort' ? kind.soort : variant[key];
          return value === undefined ? [] : [{ key, title: keyTitles[key], value, position }];
        }),
      };
    }),
  );
}

/** The categories of the shop. */
export function gardenCategories() {
  return [...new Set(gardenKinds.map(({ category }) => category))].map((title) => ({
    id: slugOf(title),
    title,
  }));
}

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');
