import { getDocumentProxy } from 'unpdf';

/** A part of the structure that is read aloud. */
export interface TagNode {
  readonly role?: string;
  readonly children?: readonly TagNode[];
}

/** What a reader gets from a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const raw = Buffer.from(bytes).toString('latin1');
  // The reader takes over the bytes that it is given.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const content = await page.getTextContent();
      const words = content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
      const text = words.join('').replaceAll(/\s+/g, ' ');
      return { text, tree: (await page.getStructTree()) as TagNode | null };
    }),
  );
  return {
    info: info as Record<string, unknown>,
    isTagged: marks?.['Marked'] === true,
    /** The claim of its standard, which is not packed. */
    conformance: raw,
    pages,
  };
}

/** The roles of a structure, in the order of reading. */
export function nodesOf(node: TagNode | null | undefined): string[] {
  if (!node) return [];
  const own = node.role === undefined || node.role === 'Root' ? [] : [node.role];
  return [...own, ...(node.children ?? []).flatMap(nodesOf)];
}
