import type { CategoryRow } from '../../db/tables/catalogue.ts';

/** A category as its file writes it down. */
export type CategoryDraft = Pick<CategoryRow, 'parent_id' | 'title' | 'url'> & {
  readonly id: string;
  readonly layout: '' | 'sub_categories' | 'sub_categories_full_width' | 'products' | 'products_filters';
  readonly picture: string;
  readonly short_description: string;
  readonly description: string;
};

/** Every layout occurs once at least (CAT-01 to CAT-06). Parents come first. */
export const categories: readonly CategoryDraft[] = [
  {
    id: 'meubels',
    parent_id: null,
    title: 'Meubels',
    url: '/meubels',
    layout: 'sub_categories_full_width',
    picture: 'categorie-meubels',
    short_description: '<p>Tafels, stoelen en kasten uit onze werkplaats in Leeuwarden.</p>',
    description:
      '<p>Alles wordt hier gemaakt van Europees hout, meestal op maat. Begin bij de tafel: de rest volgt vanzelf.</p>',
  },
  {
    id: 'tafels',
    parent_id: 'meubels',
    title: 'Tafels',
    url: '/tafels',
    layout: 'products_filters',
    picture: 'categorie-tafels',
    short_description: '<p>Eettafels op maat, salontafels en een bureau waar alles in past.</p>',
    description:
      '<p>Elk blad komt van één boom en wordt met de hand afgewerkt. Kies het hout en de maat, dan zie je meteen de prijs.</p>',
  },
  {
    id: 'stoelen',
    parent_id: 'meubels',
    title: 'Stoelen',
    url: '/stoelen',
    layout: 'products',
    picture: 'categorie-stoelen',
    short_description: '<p>Stoelen, banken en krukken om lang op te blijven zitten.</p>',
    description:
      '<p>We bekleden met wol en linnen van Nederlandse weverijen. Stalen sturen we kosteloos toe.</p>',
  },
  {
    id: 'kasten',
    parent_id: 'meubels',
    title: 'Kasten',
    url: '/kasten',
    layout: '',
    picture: 'categorie-kasten',
    short_description: '<p>Van één plank tot een hele wand.</p>',
    description:
      '<p>Kasten maken we bijna altijd op maat. Vraag een offerte of een adviesgesprek aan; inmeten doen we bij je thuis.</p>',
  },
  {
    id: 'wonen',
    parent_id: null,
    title: 'Wonen',
    url: '/wonen',
    layout: 'sub_categories',
    picture: 'categorie-wonen',
    short_description: '<p>Licht en zorg voor wat je al hebt.</p>',
    description:
      '<p>Een goede lamp en een beetje olie doen meer voor een kamer dan een nieuw meubel. Daarom verkopen we ze ook.</p>',
  },
  {
    id: 'verlichting',
    parent_id: 'wonen',
    title: 'Verlichting',
    url: '/verlichting',
    layout: 'products_filters',
    picture: 'categorie-verlichting',
    short_description: '<p>Warm licht boven tafel en naast de stoel.</p>',
    description:
      '<p>Onze lampen maken we samen met een pottenbakker en een metaalwerkplaats in Friesland.</p>',
  },
  {
    id: 'onderhoud',
    parent_id: 'wonen',
    title: 'Onderhoud',
    url: '/onderhoud',
    layout: 'products',
    picture: 'categorie-onderhoud',
    short_description: '<p>Middelen en een boek om hout mooi te houden.</p>',
    description: '<p>Wat wij in de werkplaats gebruiken, in handzame flessen voor thuis.</p>',
  },
];
