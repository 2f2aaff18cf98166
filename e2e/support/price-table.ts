/**
 * What the demo shop must charge, calculated by hand from the texts of its products (never with shop-domain), so that a
 * wrong rule is detected. Amounts are euro cents including VAT unless stated otherwise.
 */
export interface PricedChoice {
  /** Address of the product. */
  readonly url: string;
  readonly title: string;
  /** The chosen values, by the key of the option; a select by the position of its choice, counted from 0. */
  readonly selection: Readonly<Record<string, string>>;
  readonly quantity: number;
  /** Price of one piece as chosen. */
  readonly unit: number;
  /** Price of all pieces. */
  readonly total: number;
}

export const priceTable = {
  // 490,00 base + oak 0,00 + top 185 x 2,00 m x 0,95 m = 351,50
  duinAsOffered: {
    url: '/tafels/eettafel-duin',
    title: 'Eettafel Duin',
    selection: { houtsoort: '0', lengte: '200', breedte: '95' },
    quantity: 1,
    unit: 84_150,
    total: 84_150,
  },
  // 490,00 + walnut 220,00 + top 185 x 2,40 x 1,00 = 444,00 + oil 45,00
  duinWalnutOiled: {
    url: '/tafels/eettafel-duin',
    title: 'Eettafel Duin',
    selection: { houtsoort: '2', lengte: '240', breedte: '100', olie: '1', gravure: 'Voor Anna, 2026' },
    quantity: 1,
    unit: 119_900,
    total: 119_900,
  },
  // 490,00 + ash 30,00 + top 185 x 1,87 x 0,83 = 287,1385, rounded once to 287,14; two pieces
  duinOddSize: {
    url: '/tafels/eettafel-duin',
    title: 'Eettafel Duin',
    selection: { houtsoort: '1', lengte: '187', breedte: '83' },
    quantity: 2,
    unit: 80_714,
    total: 161_428,
  },
  // sale price 279,00 instead of 349,00 + satin lacquer 25,00
  kiezelOnSale: {
    url: '/tafels/salontafel-kiezel',
    title: 'Salontafel Kiezel',
    selection: { afwerking: '2' },
    quantity: 1,
    unit: 30_400,
    total: 30_400,
  },
  // no options; three pieces of 119,00
  ebPlain: {
    url: '/tafels/bijzettafel-eb',
    title: 'Bijzettafel Eb',
    selection: {},
    quantity: 3,
    unit: 11_900,
    total: 35_700,
  },
  // 549,00 + ash -20,00 + 3 cable holes x 12,50 = 37,50 + drawer unit 145,00
  werfComplete: {
    url: '/tafels/bureau-werf',
    title: 'Bureau Werf',
    selection: { houtsoort: '1', doorvoer: '3', ladeblok: '1' },
    quantity: 1,
    unit: 71_150,
    total: 71_150,
  },
  // 189,00 + rust wool 25,00 = 214,00; four pieces, sold in twos
  sluisByFour: {
    url: '/stoelen/stoel-sluis',
    title: 'Stoel Sluis',
    selection: { stof: '3' },
    quantity: 4,
    unit: 21_400,
    total: 85_600,
  },
  // base price does not count; 185 cm x 1,75 = 323,75 + walnut 65,00
  kadePerCentimetre: {
    url: '/stoelen/bank-kade',
    title: 'Eettafelbank Kade',
    selection: { lengte: '185', houtsoort: '1' },
    quantity: 1,
    unit: 38_875,
    total: 38_875,
  },
  // 24,00 + (150 cm x 0,35 = 52,50 plus 30 cm x 0,50 = 15,00) = 67,50 + walnut 18,00
  lijnAddedUp: {
    url: '/kasten/wandplank-lijn',
    title: 'Wandplank Lijn',
    selection: { lengte: '150', diepte: '30', houtsoort: '1' },
    quantity: 1,
    unit: 10_950,
    total: 10_950,
  },
  // 159,00 + 3 m of cord x 4,00
  bakenLongCord: {
    url: '/verlichting/hanglamp-baken',
    title: 'Hanglamp Baken',
    selection: { kleur: '1', snoer: '3' },
    quantity: 1,
    unit: 17_100,
    total: 17_100,
  },
  // 9 % VAT; two books of 19,95
  bookAtLowRate: {
    url: '/onderhoud/onderhoudsboek',
    title: 'Onderhoudsboek Hout dat blijft',
    selection: {},
    quantity: 2,
    unit: 1_995,
    total: 3_990,
  },
  // 14,95 + half a litre 9,00; five bottles
  oilHalfLitre: {
    url: '/onderhoud/onderhoudsolie',
    title: 'Onderhoudsolie',
    selection: { inhoud: '1' },
    quantity: 5,
    unit: 2_395,
    total: 11_975,
  },
} as const satisfies Record<string, PricedChoice>;

interface PricedOrder {
  readonly choices: readonly PricedChoice[];
  /** Title of the chosen delivery. */
  readonly delivery: string;
  /** Country of the customer; with `reverseCharge` a company there with a valid VAT number. */
  readonly country: string;
  readonly reverseCharge: boolean;
  readonly shipping: number;
  /** VAT by percentage. */
  readonly tax: Readonly<Record<string, number>>;
  readonly totalExcludingTax: number;
  readonly payable: number;
}

export const orderTable = {
  // 304,00 + delivery 39,00 = 343,00; VAT 343,00 x 21/121 = 59,528... = 59,53; 343,00 - 59,53 = 283,47
  oneSalontafel: {
    choices: [priceTable.kiezelOnSale],
    delivery: 'Bezorgen in Nederland',
    country: 'NL',
    reverseCharge: false,
    shipping: 3_900,
    tax: { '21': 5_953 },
    totalExcludingTax: 28_347,
    payable: 34_300,
  },
  // 841,50 + 39,90 = 881,40, above 750,00 so delivery is free
  // VAT 841,50 x 21/121 = 146,045... = 146,05 and 39,90 x 9/109 = 3,294... = 3,29; 881,40 - 149,34 = 732,06
  tableAndBooks: {
    choices: [priceTable.duinAsOffered, priceTable.bookAtLowRate],
    delivery: 'Bezorgen in Nederland',
    country: 'NL',
    reverseCharge: false,
    shipping: 0,
    tax: { '21': 14_605, '9': 329 },
    totalExcludingTax: 73_206,
    payable: 88_140,
  },
  // collected: no delivery costs; 323,75 + 65,00 = 388,75; VAT 388,75 x 21/121 = 67,469... = 67,47
  benchCollected: {
    choices: [priceTable.kadePerCentimetre],
    delivery: 'Afhalen in Leeuwarden',
    country: 'NL',
    reverseCharge: false,
    shipping: 0,
    tax: { '21': 6_747 },
    totalExcludingTax: 32_128,
    payable: 38_875,
  },
  // Belgian company: 109,50 + delivery 69,00 = 178,50; VAT taken out 178,50 x 21/121 = 30,979... = 30,98; 147,52 is paid
  shelfToBelgium: {
    choices: [priceTable.lijnAddedUp],
    delivery: 'Bezorgen in België en Duitsland',
    country: 'BE',
    reverseCharge: true,
    shipping: 6_900,
    tax: {},
    totalExcludingTax: 14_752,
    payable: 14_752,
  },
  // Belgian company: 304,00 + delivery 69,00 = 373,00; VAT taken out 373,00 x 21/121 = 64,735... = 64,74; 308,26 is
  // paid. There are only eight of these tables in stock: a test orders one.
  salontafelToBelgium: {
    choices: [priceTable.kiezelOnSale],
    delivery: 'Bezorgen in België en Duitsland',
    country: 'BE',
    reverseCharge: true,
    shipping: 6_900,
    tax: {},
    totalExcludingTax: 30_826,
    payable: 30_826,
  },
} as const satisfies Record<string, PricedOrder>;
