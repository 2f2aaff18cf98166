/** Properties that the second import has values of, and new values of each. */
export const PROPERTIES = ['Kleur', 'Houtsoort', 'Afwerking', 'Maat'] as const;
export const VALUES = 500;

const text =
  'Een stevige tafel van massief hout, met de hand gemaakt in onze werkplaats en op maat leverbaar. ';

/** Products that are not there yet, as the dashboard sends them: with the columns of a usual list. */
export function plainItems(prefix: string, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    row: at + 2,
    cells: {
      title: `Tafel ${prefix} ${at}`,
      price: `${100 + (at % 900)},95`,
      article_number: `${prefix}-${at}`,
      brand: `Merk ${at % 40}`,
      stock: String(at % 60),
      categories: `Lijst > Groep ${at % 30}`,
      description: `<p>${text.repeat(3)}</p>`,
    },
    variants: [],
  }));
}

/** The same with a value of each property; the first ones are new. */
export function itemsWithValues(prefix: string, count: number) {
  return plainItems(prefix, count).map((item, at) => ({
    ...item,
    properties: Object.fromEntries(PROPERTIES.map((title) => [title, `${title} ${at % VALUES}`])),
  }));
}
