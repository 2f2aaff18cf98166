import type { CategoryRow } from '@etalage/api/seed';
import type { CategoryRule } from '@etalage/shop-domain';

/** A category as it is written in this file. */
export type CategoryDraft = Pick<CategoryRow, 'parent_id' | 'title' | 'url'> & {
  readonly id: string;
  readonly layout: '' | 'sub_categories' | 'sub_categories_full_width' | 'products' | 'products_filters';
  readonly picture: string;
  readonly short_description: string;
  readonly description: string;
  /** Which products it has; without one, those that name it. */
  readonly rule?: CategoryRule;
  /** Keys of the filters that visitors see, in their order; without them, all of its products. */
  readonly filters?: readonly string[];
};

type Words = readonly [title: string, short: string, description: string];

function category(
  id: string,
  parent_id: string | null,
  layout: CategoryDraft['layout'],
  [title, short, description]: Words,
  picture = `categorie-${id}`,
): CategoryDraft {
  return {
    id,
    parent_id,
    title,
    url: `/${id}`,
    layout,
    picture,
    short_description: `<p>${short}</p>`,
    description: `<p>${description}</p>`,
  };
}

/** Every layout occurs at least once (CAT-01 to CAT-06). Parents are first. */
export const categories: readonly CategoryDraft[] = [
  category('meubels', null, 'sub_categories_full_width', [
    'Meubels',
    'Tafels, stoelen, banken en kasten uit onze werkplaats in Leeuwarden.',
    'Alles wordt hier gemaakt van Europees hout, meestal op maat. Begin bij de tafel: de rest volgt vanzelf.',
  ]),
  category('tafels', 'meubels', 'products_filters', [
    'Tafels',
    'Eettafels op maat, salontafels en een bureau waar alles in past.',
    'Elk blad komt van één boom en wordt met de hand afgewerkt. Kies het hout en de maat, dan zie je meteen de prijs.',
  ]),
  category('stoelen', 'meubels', 'products', [
    'Stoelen',
    'Stoelen, banken en krukken om lang op te blijven zitten.',
    'We bekleden met wol en linnen van Nederlandse weverijen. Twijfel je over een kleur? Bestel de <a href="/onderhoud/stalendoos">stalendoos</a> en bekijk de stoffen in je eigen licht.',
  ]),
  category('banken', 'meubels', 'products_filters', [
    'Banken',
    'Banken met een frame van massief hout en hoezen die je kunt vervangen.',
    'Wat je niet ziet, bepaalt hoe lang een bank meegaat: singels van jute, een kern van latex, een laag wol. In de <a href="/showroom">showroom</a> mag je er een uur op blijven zitten.',
  ]),
  category('kasten', 'meubels', '', [
    'Kasten',
    'Van één plank tot een hele wand.',
    'Kasten maken we bijna altijd op maat. Vraag een offerte of een adviesgesprek aan; inmeten doen we bij je thuis.',
  ]),
  category('bedden', null, 'products', [
    'Bedden',
    'Bedden die niet kraken, en een nachtkast die erbij past.',
    'Elk bed komt met een lattenbodem van berken. De matras kies je zelf: alle gangbare maten passen.',
  ]),
  category('wonen', null, 'sub_categories', [
    'Wonen',
    'Licht, textiel en zorg voor wat je al hebt.',
    'Een goede lamp en een beetje olie doen meer voor een kamer dan een nieuw meubel. Daarom verkopen we ze ook.',
  ]),
  {
    ...category('verlichting', 'wonen', 'products_filters', [
      'Verlichting',
      'Warm licht boven tafel en naast de stoel.',
      'Onze lampen maken we samen met een pottenbakker en een metaalwerkplaats in Friesland.',
    ]),
    filters: ['levertijd', 'kleur', 'materiaal'],
  },
  category('accessoires', 'wonen', 'products', [
    'Kleden en accessoires',
    'Wol, linnen en een spiegel: wat een kamer zacht maakt.',
    'Geweven in Tilburg en in Noorwegen, in dezelfde kleuren als onze banken en stoelen.',
  ]),
  category('onderhoud', 'wonen', 'products', [
    'Onderhoud',
    'Middelen en een boek om hout mooi te houden.',
    'Wat wij in de werkplaats gebruiken, in handzame flessen voor thuis.',
  ]),
  category(
    'uit-voorraad',
    null,
    'products_filters',
    [
      'Uit voorraad',
      'Staat klaar in de loods, binnen vijf werkdagen bij je thuis.',
      'Van deze stukken maken we kleine series. Bestel je vandaag, dan bellen we je om een dag af te spreken.',
    ],
    'categorie-meubels',
  ),
  {
    ...category(
      'aanbiedingen',
      null,
      'products',
      [
        'Laatste stuks',
        'Het einde van een serie, voor een lagere prijs.',
        'Alles hier is nieuw en heeft gewoon tien jaar garantie. Als het op is, komt het niet terug.',
      ],
      'categorie-wonen',
    ),
    rule: { match: 'all', conditions: [{ field: 'sale' }] },
  },
];
