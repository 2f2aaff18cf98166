import { type BlockInstance, findBlock, type PageDocument } from '@etalage/site-model';

/** Sections that the small drawing of a page has room for. */
const MOST_SKETCHED = 6;

/** Content that every section can have; anything else tells more about it. */
const PLAIN: ReadonlySet<string> = new Set(['paragraph', 'button']);

const ROWS: Readonly<Record<string, string>> = { '2': 'columnsTwo', '3': 'columnsThree', '4': 'columnsFour' };

/** The kinds of blocks that draw a page best, from top to bottom. */
export function sketchOf(document: PageDocument): string[] {
  return document.root
    .flatMap((id) => findBlock(document, id) ?? [])
    .slice(0, MOST_SKETCHED)
    .map((section) => drawnAs(document, section));
}

/** A section of stacked content looks like the first telling block in it. */
function drawnAs(document: PageDocument, section: BlockInstance): string {
  if (section.type !== 'sectionContent') return section.type;
  const told = (section.slots['content'] ?? [])
    .flatMap((id) => findBlock(document, id) ?? [])
    .find(({ type }) => !PLAIN.has(type));
  if (!told) return section.type;
  const isRow = told.type === 'grid' || told.type === 'columns';
  return isRow ? (ROWS[String(told.data['columns'])] ?? 'columnsTwo') : told.type;
}
