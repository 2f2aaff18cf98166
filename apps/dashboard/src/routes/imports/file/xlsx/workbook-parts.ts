import { walkXml } from './walk-xml.ts';

export interface WorkbookParts {
  /** The paths of the sheets in the order of their tabs, those that are hidden last. */
  readonly sheets: readonly string[];
  readonly texts: string | undefined;
  readonly styles: string | undefined;
  readonly is1904: boolean;
}

/**
 * Where the parts of a workbook are.
 * @param read The content of a part, '' if it is not there.
 */
export function workbookParts(workbook: string, read: (path: string) => string): WorkbookParts {
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  const links = linksOf(read(`${folder}_rels/${workbook.slice(folder.length)}.rels`), folder);
  const ofKind = (kind: string) => links.find(({ type }) => type.endsWith(`/${kind}`))?.path;
  const shown: string[] = [];
  const hidden: string[] = [];
  let is1904 = false;
  walkXml(read(workbook), {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute('date1904'));
      if (name !== 'sheet') return;
      const link = links.find(({ id }) => id === attribute('id'));
      if (link) (/hidden/i.test(attribute('state')) ? hidden : shown).push(link.path);
    },
  });
  return { sheets: [...shown, ...hidden], texts: ofKind('sharedStrings'), styles: ofKind('styles'), is1904 };
}

/** The path of the workbook itself. */
export function workbookPath(read: (path: string) => string): string {
  const links = linksOf(read('_rels/.rels'), '');
  return links.find(({ type }) => type.endsWith('/officeDocument'))?.path ?? 'xl/workbook.xml';
}

function linksOf(xml: string, folder: string): { id: string; type: string; path: string }[] {
  const links: { id: string; type: string; path: string }[] = [];
  if (xml === '') return links;
  walkXml(xml, {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const path = pathOf(attribute('Target'), folder);
      links.push({ id: attribute('Id'), type: attribute('Type'), path });
    },
  });
  return links;
}

/** The path within the zip of a target, which is relative to a folder unless it begins with a slash. */
function pathOf(target: string, folder: string): string {
  try {
    return decodeURI(new URL(target, `http://x/${folder}`).pathname)
      .slice(1)
      .toLowerCase();
  } catch {
    return '';
  }
}
