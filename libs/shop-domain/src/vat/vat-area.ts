import { vatPrefixOf } from './vat-prefix.ts';

/**
 * Parts of member states outside the VAT area of the EU, by digits of the postcode (VAT Directive, articles 5 to 7, and
 * the accession protocol of Cyprus). A territory with its own ISO code, such as Åland (AX), is recognised as outside by
 * that code.
 */
const outside: ReadonlyMap<string, RegExp> = new Map([
  // The north of the island, which the Republic does not govern.
  ['CY', /^99\d{3}$/],
  // Heligoland; Büsingen am Hochrhein.
  ['DE', /^(?:27498|78266)$/],
  // Greenland, within the Danish postcodes.
  ['DK', /^39\d{2}$/],
  // Mount Athos.
  ['EL', /^6308[67]$/],
  // Canary Islands; Ceuta and Melilla.
  ['ES', /^(?:35|38|51|52)\d{3}$/],
  // Åland.
  ['FI', /^22\d{3}$/],
  // Overseas: Guadeloupe to Mayotte (97), the Pacific and the southern lands (984 to 989). 980 is Monaco, which is inside.
  ['FR', /^(?:97\d|98[4-9])\d{2}$/],
  // Livigno; Campione d'Italia; the Vatican and San Marino, within the Italian postcodes.
  ['IT', /^(?:23041|22061|00120|4789\d)$/],
]);

/**
 * The VAT prefix of the area of an address for goods, and whether it is a part of a state outside the EU's VAT area.
 */
export interface VatArea {
  prefix: string;
  isOutside: boolean;
}

/**
 * The area of an address for the VAT on goods: Monaco counts as France, and British addresses of Northern Ireland
 * (postcodes starting with BT) as XI. Without a postcode a country counts as a whole.
 */
export function vatAreaOf(country: string, postcode = ''): VatArea {
  const code = vatPrefixOf(country);
  if (code === 'MC') return { prefix: 'FR', isOutside: false };
  if (code === 'GB' && /^\s*BT\s*\d/i.test(postcode)) return { prefix: 'XI', isOutside: false };
  return { prefix: code, isOutside: outside.get(code)?.test(postcode.replace(/\D/g, '')) ?? false };
}
