import { wordMark } from './word-mark.ts';

const icon = (title: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" width="48" height="32" role="img"><title>${title}</title>` +
  `<rect x=".75" y=".75" width="46.5" height="30.5" rx="5" fill="#fffdf9" stroke="#dcd5ca" stroke-width="1.5"/>` +
  `<g fill="none" stroke="#1f5f4f" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>\n`;

/** The shop's word mark and small icons for ways to pay; drawn for this shop, without trademarks of others. */
export const marks: Record<string, string> = {
  logo:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 56" width="220" height="56" role="img"><title>Atelier Noord</title>` +
    `<g fill="none" stroke="#1f5f4f" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M8 46 20 12h16l12 34"/><path d="M6 26h44"/><path d="M28 12V5"/></g>` +
    `<path transform="matrix(.033 0 0 -.033 66 36)" fill="#1d1a16" d="${wordMark}"/></svg>\n`,
  'betalen-bank': icon('Bank', '<path d="M14 14 24 8l10 6zM17 14v8M24 14v8M31 14v8M14 24h20"/>'),
  'betalen-telefoon': icon(
    'Telefoon',
    '<rect x="18" y="6" width="12" height="20" rx="2.5"/><path d="M22.5 22.5h3M21.500 13.500l2 2 3.500-4"/>',
  ),
  'betalen-kaart': icon(
    'Betaalkaart',
    '<rect x="12" y="9" width="24" height="15" rx="2.500"/><path d="M12 14h24M16 20h5"/>',
  ),
  'betalen-overboeking': icon(
    'Overboeking',
    '<path d="M13 12h20M28 7.500l5 4.500-5 4.500M35 21H15M20 16.500 15 21l5 4.500"/>',
  ),
  'betalen-afhalen': icon('Afhalen', '<path d="M13 14h22l-2 11H15zM19 14c0-8 10-8 10 0"/>'),
};
