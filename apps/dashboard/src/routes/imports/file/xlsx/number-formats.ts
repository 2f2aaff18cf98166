import { walkXml } from './walk-xml.ts';

/** How a style shows a number, as far as that changes what a person would type. */
export type NumberKind = 'plain' | 'date' | 'percent' | 'cents';

/** The format in which `writeXlsx` writes amounts: a number in it keeps its cents ("12,50") when it is read again. */
export const CENTS_FORMAT = '0.00;-0.00';

/** The kinds of the styles of a workbook, by the number that cells name. */
export function numberKinds(stylesXml: string): NumberKind[] {
  const codes = new Map<string, string>();
  const kinds: NumberKind[] = [];
  let isInCells = false;
  walkXml(stylesXml, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(attribute('numFmtId'), attribute('formatCode'));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) kinds.push(kindOf(attribute('numFmtId'), codes));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return kinds;
}

function kindOf(id: string, codes: ReadonlyMap<string, string>): NumberKind {
  const code = codes.get(id);
  if (code === undefined) return builtInKind(Number(id));
  if (code === CENTS_FORMAT) return 'cents';
  // Only the format of positive numbers, without texts, escaped characters, colours and languages.
  const bare = (code.split(';', 1)[0] ?? '').replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '');
  if (bare.includes('%')) return 'percent';
  return /[ymdhs]/i.test(bare.replace(/general/gi, '')) ? 'date' : 'plain';
}

/** The formats that every workbook has; those from 27 to 58 are dates of East Asian languages. */
function builtInKind(id: number): NumberKind {
  if (id === 9 || id === 10) return 'percent';
  const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47);
  return isDate || (id >= 50 && id <= 58) ? 'date' : 'plain';
}
