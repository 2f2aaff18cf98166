import { selectOption, textareaOption } from './product-draft.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Care of wood: a book at 9 % VAT, oil and soap by the bottle, samples. */
export const upkeep: readonly ProductSheet[] = [
  {
    id: 'onderhoudsboek',
    title: 'Onderhoudsboek Hout dat blijft',
    price_cents: 1_995,
    vat_class_id: 'low',
    layout: 'compact',
    stock: 120,
    weight_grams: 640,
    filters: { soort: 'Boek' },
    intro: 'Alles over oliën, schuren en herstellen, van onze werkplaats voor jouw keukentafel.',
    short: '144 bladzijden, gebonden, met leeslint.',
    story: [
      'Kringen, krassen en kale plekken',
      'In twaalf hoofdstukken lees je hoe je hout schoonmaakt, beschermt en repareert. Met duidelijke tekeningen en een lijst van middelen die je al in huis hebt.',
    ],
    sizes: ['17 × 24 cm', '144 bladzijden'],
    lead: 'stock',
    care: 'none',
  },
  {
    id: 'onderhoudsolie',
    title: 'Onderhoudsolie',
    price_cents: 1_495,
    layout: 'compact',
    quantity_max: 24,
    weight_grams: 480,
    filters: { soort: 'Onderhoud' },
    intro: 'Hardwaxolie voor tafels en kasten, met een katoenen doek erbij.',
    short: 'Op basis van lijnolie, droog in vier uur.',
    story: [
      'Eén keer per jaar is genoeg',
      'Een dunne laag, een uur wachten, uitwrijven. Meer is het niet. Een fles van een halve liter is genoeg voor twee grote tafels.',
    ],
    sizes: ['250 ml: 4 m²', '500 ml: 8 m²', '1 liter: 16 m²'],
    lead: 'stock',
    care: 'none',
    options: [
      selectOption('inhoud', 'Inhoud', [
        ['250 ml', 0],
        ['500 ml', 900],
        ['1 liter', 2_200],
      ]),
    ],
  },
  {
    id: 'houtzeep',
    title: 'Houtzeep',
    price_cents: 995,
    layout: 'compact',
    stock: 200,
    quantity_max: 12,
    weight_grams: 560,
    filters: { soort: 'Onderhoud' },
    intro: 'Zeep zonder schuurmiddel, voor geolied hout. Een dop op een emmer lauw water.',
    short: 'Op basis van kokos en soda, zonder geur. 500 ml.',
    story: [
      'Wat allesreiniger niet doet',
      'Gewone schoonmaakmiddelen trekken de olie uit het hout. Houtzeep laat een dun laagje achter en vult de poriën juist weer aan.',
    ],
    sizes: ['500 ml, goed voor honderd keer'],
    lead: 'stock',
    care: 'none',
  },
  {
    id: 'stalendoos',
    title: 'Stalendoos',
    price_cents: 1_250,
    after_price_text: 'die je terugkrijgt bij je bestelling',
    layout: 'compact',
    quantity_max: 2,
    weight_grams: 850,
    filters: { soort: 'Stalen' },
    intro: 'Drie soorten hout en zes stoffen in een platte doos, door de brievenbus.',
    short: 'Houd ze een week in je eigen licht. Bij een bestelling verrekenen we de € 12,50.',
    story: [
      'Kijk in de ochtend en in de avond',
      'Eiken is in het noorderlicht koeler dan bij een lamp. Leg de stalen op de plek waar het meubel komt en kijk op drie momenten van de dag.',
    ],
    sizes: ['Doos 30 × 21 × 3 cm', 'Houtstalen 10 × 10 cm, stoffen 14 × 14 cm'],
    lead: 'weeks2',
    care: 'none',
    options: [
      textareaOption('wensen', 'Welke stalen wil je zien?', 300, {
        help: 'Laat leeg voor een doos met van alles wat.',
      }),
    ],
  },
];
