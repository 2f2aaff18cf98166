export const firstNames: readonly string[] = (
  'Sanne Bram Noor Daan Fleur Ruben Iris Thijs Lotte Jelle Marieke Sjoerd Femke Wouter Anouk Pieter Esmée Hidde Julia ' +
  'Maarten Renske Koen Tessa Gijs Hanneke Bas Myrthe Jurre Linde Freek Elske Tijmen Roos Douwe Yara Stefan Ilse Samir ' +
  'Fatima Joris Nynke Karim Aleida Menno Zoë Bouke Greetje Mohamed Saskia Lars'
).split(' ');

export const lastNames: readonly string[] = [
  ...'Jansen Bakker Visser Smit Mulder Dekker Wiersma Kok Bos Postma Hoekstra Dijkstra Veenstra Zijlstra Kuipers'.split(
    ' ',
  ),
  ...'Brouwer Meijer Schouten Verhoeven Peeters Willems Hendriks Timmermans Yılmaz Haddad Bouma Sikkema'.split(
    ' ',
  ),
  'de Vries',
  'van den Berg',
  'van Dijk',
  'de Jong',
  'van der Meer',
  'de Boer',
  'van Leeuwen',
  "in 't Veld",
  'ter Horst',
  'El Amrani',
];

/** A town with the digits of its postcodes, and streets. */
export interface Place {
  readonly country: 'NL' | 'BE' | 'DE';
  readonly city: string;
  /** Without the letters of the Netherlands. */
  readonly postcode: number;
  readonly streets: readonly string[];
}

const dutch = (city: string, postcode: number, ...streets: string[]): Place => {
  return { country: 'NL', city, postcode, streets };
};

/** Towns near the workshop are more often in the list. */
export const places: readonly Place[] = [
  dutch('Leeuwarden', 8911, 'Voorstreek', 'Nieuwestad', 'Emmakade', 'Harlingersingel', 'Bleeklaan'),
  dutch('Leeuwarden', 8932, 'Archipelweg', 'Schieringerweg', 'Julianalaan'),
  dutch('Sneek', 8601, 'Oosterdijk', 'Singel', 'Kleinzand'),
  dutch('Drachten', 9203, 'Noorderbuurt', 'Stationsweg', 'De Dwinger'),
  dutch('Groningen', 9712, 'Oude Ebbingestraat', 'Noorderhaven', 'Moesstraat', 'Korreweg'),
  dutch('Assen', 9401, 'Vaart Zuidzijde', 'Beilerstraat'),
  dutch('Zwolle', 8011, 'Thorbeckegracht', 'Assendorperstraat', 'Veerallee'),
  dutch('Utrecht', 3512, 'Oudegracht', 'Maliebaan', 'Amsterdamsestraatweg', 'Biltstraat'),
  dutch('Amersfoort', 3811, 'Muurhuizen', 'Leusderweg'),
  dutch('Amsterdam', 1053, 'Kinkerstraat', 'Bilderdijkkade', 'Overtoom', 'Jan Evertsenstraat'),
  dutch('Amsterdam', 1094, 'Javastraat', 'Insulindeweg'),
  dutch('Haarlem', 2011, 'Spaarne', 'Kleverparkweg'),
  dutch('Den Haag', 2582, 'Frederik Hendriklaan', 'Statenlaan', 'Laan van Meerdervoort'),
  dutch('Rotterdam', 3032, 'Zwart Janstraat', 'Bergweg', 'Schiekade'),
  dutch('Delft', 2611, 'Oude Delft', 'Voldersgracht'),
  dutch('Arnhem', 6811, 'Steenstraat', 'Sonsbeeksingel'),
  dutch('Nijmegen', 6511, 'Van Welderenstraat', 'Berg en Dalseweg'),
  dutch('Eindhoven', 5611, 'Kleine Berg', 'Aalsterweg'),
  dutch('Breda', 4811, 'Ginnekenweg', 'Baronielaan'),
  dutch('Maastricht', 6211, 'Capucijnenstraat', 'Brusselsestraat'),
  { country: 'BE', city: 'Antwerpen', postcode: 2018, streets: ['Belgiëlei', 'Mechelsesteenweg'] },
  { country: 'BE', city: 'Gent', postcode: 9000, streets: ['Coupure Links', 'Sint-Pietersnieuwstraat'] },
  { country: 'BE', city: 'Leuven', postcode: 3000, streets: ['Naamsestraat', 'Tiensevest'] },
  { country: 'DE', city: 'Oldenburg', postcode: 26_121, streets: ['Nadorster Straße', 'Ziegelhofstraße'] },
  { country: 'DE', city: 'Münster', postcode: 48_143, streets: ['Warendorfer Straße', 'Hammer Straße'] },
];

/** Companies that buy, without their legal form. */
export const companies: readonly string[] = [
  'Studio Havenzicht',
  'Kantoor aan de Gracht',
  'Bureau Lijn en Vlak',
  'Brasserie De Walvis',
  'Hotel Zonder Sterren',
  'Tandartspraktijk Molenwijk',
  'Advocatenkantoor Terpstra',
  'Bakkerij Het Vroege Uur',
  'Interieur Noordwijk',
  'Yogaschool Stilwater',
  'Makelaardij Om de Hoek',
  'Werkplek 21',
];

/** Endings of the law of a country. */
export const legalForm = { NL: 'B.V.', BE: 'BV', DE: 'GmbH' } as const;
