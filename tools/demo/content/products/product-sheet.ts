import type { ProductDraft } from './product-draft.ts';

/** How a product is delivered: `stock` is ready, the next of a `series` is being made, the others are made to order. */
export type Lead = 'stock' | 'series' | 'weeks2' | 'weeks4' | 'weeks6' | 'partner';
/** The care that a product needs. */
export type Care = 'wood' | 'cloth' | 'cord' | 'lamp' | 'wool' | 'none';

/** A demo product with the texts of its catalogue page; what follows from them is filled in by `inCategory`. */
export interface ProductSheet extends Omit<
  ProductDraft,
  'url' | 'categories' | 'pictures' | 'intro_description' | 'short_description' | 'description'
> {
  readonly intro: string;
  readonly short: string;
  /** Heading and paragraphs of its story. */
  readonly story: readonly [heading: string, ...paragraphs: string[]];
  readonly sizes: readonly string[];
  readonly lead: Lead;
  /** Whether it is made to the customer's measurements, so that the right of withdrawal does not apply. */
  readonly toMeasure?: boolean;
  readonly care: Care;
}

interface LeadFacts {
  readonly filter: string;
  readonly text: string;
  /** Working days until it is delivered; without them it is that of the webshop. */
  readonly days?: readonly [from: number, to: number];
}

const leads: Readonly<Record<Lead, LeadFacts>> = {
  stock: {
    filter: 'Uit voorraad',
    text: 'Ligt klaar in de loods. Binnen vijf werkdagen bij je thuis.',
  },
  series: {
    filter: 'Tijdelijk uitverkocht',
    text: 'De volgende serie is in de maak. Bel ons, dan leggen we er een voor je apart.',
  },
  weeks2: {
    filter: '2 tot 3 weken',
    days: [10, 15],
    text: 'We maken dit na je bestelling en bezorgen na twee tot drie weken, op een dag die jij kiest.',
  },
  weeks4: {
    filter: '4 tot 5 weken',
    days: [20, 25],
    text: 'We maken dit na je bestelling. Reken op vier tot vijf weken; je krijgt bericht zodra de bezorging is ingepland.',
  },
  weeks6: {
    filter: '6 tot 8 weken',
    days: [30, 40],
    text: 'We maken dit na je bestelling. Reken op zes tot acht weken; halverwege sturen we je een foto uit de werkplaats.',
  },
  partner: {
    filter: 'Via partner',
    text: 'Onze partner verkoopt en bezorgt dit, en noemt daar de levertijd.',
  },
};

const cares: Readonly<Record<Exclude<Care, 'none'>, string>> = {
  wood: 'Neem het hout af met een licht vochtige doek en droog het na. Eén keer per jaar een dunne laag onderhoudsolie houdt het mooi.',
  cloth:
    'Zuig de stof af met een zacht mondstuk. Een vlek dep je direct met lauw water; de hoezen kunnen naar de stomerij.',
  cord: 'Stof het vlechtwerk af met een zachte borstel. Gemorst? Deppen met een vochtige doek en rustig laten drogen.',
  lamp: 'Stof de kap af met een droge, zachte doek. Haal eerst de stekker uit het stopcontact.',
  wool: 'Klop het buiten uit en lucht het een middag. Wol maakt zichzelf schoon; wassen hoeft zelden.',
};

const withdrawal = (toMeasure: boolean): string =>
  toMeasure
    ? 'Wordt op jouw maat gemaakt en heeft daarom geen bedenktijd. Tot we gaan zagen, wijzig je kosteloos.'
    : 'Veertien dagen bedenktijd na ontvangst.';

/** Converts the sheets of a category to drafts: address, pictures, delivery filter, sizes and care follow from them. */
export function inCategory(category: string, sheets: readonly ProductSheet[]): readonly ProductDraft[] {
  return sheets.map((sheet) => {
    const { intro, short, story, sizes, lead, toMeasure = false, care, filters, ...draft } = sheet;
    const [heading, ...paragraphs] = story;
    const [delivery_from = null, delivery_to = null] = leads[lead].days ?? [];
    return {
      ...draft,
      delivery_from,
      delivery_to,
      url: `/${category}/${draft.id}`,
      categories: [category, ...(lead === 'stock' ? ['uit-voorraad'] : [])],
      pictures: views.map((view) => `${draft.id}-${view}`),
      filters: { ...filters, levertijd: leads[lead].filter },
      intro_description: paragraph(intro),
      short_description: paragraph(short),
      description: `<h2>${heading}</h2>${paragraphs.map(paragraph).join('')}`,
      extra_description: `<h3>Maten</h3><ul>${sizes.map((size) => `<li>${size}</li>`).join('')}</ul>`,
      extra_description_right: [
        `<h3>Levertijd</h3>${paragraph(leads[lead].text)}`,
        lead === 'partner' ? '' : paragraph(withdrawal(toMeasure)),
        care === 'none' ? '' : `<h3>Onderhoud</h3>${paragraph(cares[care])}`,
      ].join(''),
    };
  });
}

const paragraph = (text: string): string => `<p>${text}</p>`;

/** Packshot, room, second view and a detail; the room is second, because a grid shows the second one on hover. */
const views = [1, 3, 2, 4];
