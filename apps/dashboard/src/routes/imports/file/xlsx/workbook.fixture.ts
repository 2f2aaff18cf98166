import { strToU8, zipSync } from 'fflate';

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface WorkbookContent {
  /** The rows of each sheet as XML. */
  readonly sheets: readonly string[];
  readonly texts?: string;
  /** Format codes and the numbers of the formats of the styles. */
  readonly styles?: string;
  readonly workbookPr?: string;
  readonly states?: readonly string[];
}

/** The files of a workbook as Excel writes them. */
export function workbookFiles(content: WorkbookContent): Record<string, Uint8Array> {
  const { sheets, texts = '', styles = '', workbookPr = '', states = [] } = content;
  const tabs = sheets.map(
    (_, index) =>
      `<sheet name="B${index}" sheetId="${index + 1}" state="${states[index] ?? 'visible'}" r:id="rId${index}"/>`,
  );
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index}" Type="${REL}/worksheet" Target="worksheets/sheet${index}.xml"/>`,
  );
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="r" Type="${REL}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${REL}">${workbookPr}<sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships>${links.join('')}<Relationship Id="s" Type="${REL}/sharedStrings" Target="sharedStrings.xml"/>` +
      `<Relationship Id="t" Type="${REL}/styles" Target="/xl/styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  };
  sheets.forEach((rows, index) => {
    parts[`xl/worksheets/sheet${index}.xml`] = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  });
  return Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]));
}

export function workbook(content: WorkbookContent): Uint8Array<ArrayBuffer> {
  return zipSync(workbookFiles(content));
}

export const HEADINGS = '<row r="1"><c t="inlineStr"><is><t>Naam</t></is></c></row>';
