import { numberOption, type ProductDraft, selectOption } from './product-draft.ts';

/** Lamps and care: on sale, through a partner, a book at 9 % VAT. */
export const living: readonly ProductDraft[] = [
  {
    id: 'hanglamp-baken',
    title: 'Hanglamp Baken',
    url: '/verlichting/hanglamp-baken',
    price_cents: 15_900,
    categories: ['verlichting'],
    pictures: ['hanglamp-baken-1', 'hanglamp-baken-2'],
    weight_grams: 2_600,
    filters: { kleur: ['Krijtwit', 'Mosgroen', 'Leisteen'], plaatsing: 'Hangend' },
    intro_description: '<p>Een ronde kap die het licht op tafel houdt en niet in je ogen.</p>',
    short_description: '<p>Doorsnede 54 cm. Fitting E27, lamp niet inbegrepen.</p>',
    description:
      '<h2>Warm licht, van boven</h2><p>De binnenkant van Baken is in een zachte roomkleur gespoten. Dat maakt het licht warmer, welke lamp je er ook in draait. Hang hem zestig tot zeventig centimeter boven het blad.</p>',
    options: [
      selectOption('kleur', 'Kleur', [
        ['Krijtwit', 0],
        ['Mosgroen', 0],
        ['Leisteen', 0],
      ]),
      numberOption('snoer', 'Lengte van het snoer', [2, 1, 6], 'm', 400),
    ],
  },
  {
    id: 'tafellamp-boei',
    title: 'Tafellamp Boei',
    url: '/verlichting/tafellamp-boei',
    price_cents: 9_900,
    sale_price_cents: 7_900,
    categories: ['verlichting'],
    pictures: ['tafellamp-boei-1', 'tafellamp-boei-2'],
    stock: 14,
    weight_grams: 2_900,
    filters: { kleur: ['Terracotta', 'Leisteen', 'Krijtwit'], plaatsing: 'Tafel' },
    intro_description: '<p>Een voet van gedraaid aardewerk met een linnen kap. Nu in prijs verlaagd.</p>',
    short_description: '<p>Hoogte 55 cm. Fitting E27, snoer met schakelaar.</p>',
    description:
      '<h2>Van de draaischijf</h2><p>Elke Boei wordt met de hand gedraaid bij een pottenbakker in Friesland. Kleine verschillen in vorm en glazuur horen erbij.</p>',
    options: [
      selectOption('kleur', 'Kleur', [
        ['Terracotta', 0],
        ['Leisteen', 0],
        ['Krijtwit', 0],
      ]),
    ],
  },
  {
    id: 'vloerlamp-riet',
    title: 'Vloerlamp Riet',
    url: '/verlichting/vloerlamp-riet',
    price_cents: 23_900,
    enable_checkout: false,
    enable_affiliate: true,
    affiliate_link: 'https://www.example.com/vloerlamp-riet',
    categories: ['verlichting'],
    pictures: ['vloerlamp-riet-1', 'vloerlamp-riet-2'],
    weight_grams: 4_800,
    filters: { kleur: 'Naturel', plaatsing: 'Staand' },
    intro_description:
      '<p>Een staande lamp op drie eiken poten. Wordt verkocht en geleverd door onze partner Lichtwerk.</p>',
    short_description: '<p>Hoogte 156 cm. Kap van papier, poten van geolied eiken.</p>',
    description:
      '<h2>Een lamp als een vuurtoren</h2><p>De hoge kap van Riet geeft een brede kring licht. Zet hem naast een fauteuil, iets naar achteren, dan leest het heerlijk.</p>',
  },
  {
    id: 'onderhoudsboek',
    title: 'Onderhoudsboek Hout dat blijft',
    url: '/onderhoud/onderhoudsboek',
    price_cents: 1_995,
    vat_rate_bp: 900,
    categories: ['onderhoud'],
    pictures: ['onderhoudsboek-1', 'onderhoudsboek-2'],
    stock: 120,
    weight_grams: 640,
    filters: { soort: 'Boek' },
    intro_description:
      '<p>Alles over oliën, schuren en herstellen, van onze werkplaats voor jouw keukentafel.</p>',
    short_description: '<p>144 bladzijden, gebonden, met leeslint.</p>',
    description:
      '<h2>Kringen, krassen en kale plekken</h2><p>In twaalf hoofdstukken lees je hoe je hout schoonmaakt, beschermt en repareert. Met duidelijke tekeningen en een lijst van middelen die je al in huis hebt.</p>',
  },
  {
    id: 'onderhoudsolie',
    title: 'Onderhoudsolie',
    url: '/onderhoud/onderhoudsolie',
    price_cents: 1_495,
    categories: ['onderhoud'],
    pictures: ['onderhoudsolie-1', 'onderhoudsolie-2'],
    quantity_max: 24,
    weight_grams: 480,
    filters: { soort: 'Onderhoud' },
    intro_description: '<p>Hardwaxolie voor tafels en kasten, met een katoenen doek erbij.</p>',
    short_description: '<p>Op basis van lijnolie, droog in vier uur.</p>',
    description:
      '<h2>Eén keer per jaar is genoeg</h2><p>Een dunne laag, een uur wachten, uitwrijven. Meer is het niet. Een fles van een halve liter is genoeg voor twee grote tafels.</p>',
    options: [
      selectOption('inhoud', 'Inhoud', [
        ['250 ml', 0],
        ['500 ml', 900],
        ['1 liter', 2_200],
      ]),
    ],
  },
];
