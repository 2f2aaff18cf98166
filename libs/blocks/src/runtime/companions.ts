import { holdsOf, readsAsText, select, type Field, type FieldHolds } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';

/** Ends the name of a companion: `title_local` belongs to the field `title`, `content_local` to the slot `content`. */
const SUFFIX = '_local';

/** What a value is that belongs to the content of a page, and not to how a section looks. */
const contents: ReadonlySet<FieldHolds> = new Set(['html', 'list', 'reference', 'file']);

interface Section {
  readonly fields: Readonly<Record<string, Field>>;
  readonly slots: readonly string[];
}

/** The name of the companion of a content field or slot. */
export function companionName(name: string): string {
  return name + SUFFIX;
}

/** The content fields and slots of a section: its texts, links, code, pictures and choices, and the blocks within it. */
export function contentNames({ fields, slots }: Section): string[] {
  const names = Object.entries(fields)
    .filter(([, { definition, group }]) => group !== 'style' && isContent(definition))
    .map(([name]) => name);
  return [...names, ...slots];
}

/**
 * The companions of the content fields of a section: whether a value belongs to this page or to every page with the
 * template (SEC-07, SEC-08). Stored as '1' for this page, which is the default, or '0' (SEC-09).
 */
export function companionsOf(section: Section): Record<string, Field> {
  const companions = contentNames(section).map((name) => {
    const title = section.fields[name]?.title ?? slotTitle(name);
    return [companionName(name), select(title, reach, { group: 'global', initial: '1' })] as const;
  });
  return Object.fromEntries(companions);
}

const reach = [
  { value: '1', title: 'field_local_page' },
  { value: '0', title: 'field_local_site' },
] as const;

function isContent(definition: Field['definition']): boolean {
  const isLink = definition.type === 'text' && definition.settings?.input === 'link';
  const isCode = definition.type === 'code_editor';
  return isLink || isCode || readsAsText(definition) || contents.has(holdsOf(definition));
}

/** The names of slots for owners. */
const slotTitles: Readonly<Record<string, TextKey>> = {
  content: 'slot_content',
  content_bottom: 'slot_content_bottom',
  block1: 'slot_block1',
  block2: 'slot_block2',
  block3: 'slot_block3',
  block4: 'slot_block4',
  block5: 'slot_block5',
  block6: 'slot_block6',
  sidebar: 'slot_sidebar',
  section_content: 'slot_section_content',
  sidebar_content: 'slot_sidebar',
  mobile_next_to_icon: 'slot_mobile_next_to_icon',
};

function slotTitle(slot: string): TextKey {
  const title = slotTitles[slot];
  if (!title) throw new Error(`the slot ${slot} has no name for owners`);
  return title;
}
