import type { Pick } from './pick.ts';

const places =
  'Beek Berk Braam Brem Bron Dal Dauw Dijk Dors Duin Eik Elzen Eng Es Esk Gaard Gagel Geest Ger Grind Haag Hard Hazel Heide Hoek Hof Hol Hulst IJzer Iep Jacht Kalk Kamp Kerk Klaver Klei Klif Koorn Kreek Kroon Laan Lang Leem Linde Loo Maan Maas Meer Moer Molen Mos Noorder Ooster Oud Peppel Plas Polder Ree Rogge Rozen Schaap Sneeuw Spar Star Steen Stroom Terp Turf Valk Veen Vlas Vos Wad Wester Wilgen Zand Zomer Zuider'.split(
    ' ',
  );
const ends =
  'akker bergen bocht bos bosch brink broek brug buurt capel daal damme dorp drecht eind erve gast gat geest gors gracht haven heem hem heuvel hoeve horst hout huizen kade kamer kant kerke kuil laar lage land leek loo loop made mark meent mond nes oever oord pad plaat poel poort rade rijk schans schoor sloot spijk stede stee steeg stein streek tille veld vliet voorde waard waarde wal weide werf wijk wold woude zate zijl zoom'.split(
    ' ',
  );
export const SERIES = places.length * ends.length;

/**
 * A name of a series, such as "Elzenbroek". As with words of a real shop a few are common and most are rare: the nth has
 * about 1/n as many products as the first, so that a large shop has words with ten hits and words with thousands.
 */
export function seriesOf(pick: Pick): string {
  const share = pick.below(1_000_000) / 1_000_000;
  return seriesAt(Math.floor(Math.exp(share * Math.log(SERIES + 1))) - 1);
}

/** The name of this place in the order of how common they are, from 0. */
export function seriesAt(place: number): string {
  return `${places[place % places.length]}${ends[Math.floor(place / places.length + place) % ends.length]}`;
}
