import { canBePlacedIn, type BlockDefinition, type DocumentPlace } from '@etalage/blocks/schema';
import type { TextKey, Translate } from '@etalage/texts';

export interface PickerGroup {
  title: TextKey;
  items: BlockDefinition[];
}

/** The template groups in the order in which they are offered (TPL-51). */
export const groupOrder = [
  'template_group_content',
  'template_group_header',
  'template_group_navigation',
  'template_group_banners',
  'template_group_featured',
  'template_group_logos',
  'template_group_columns',
  'template_group_footer',
  'template_group_copyright',
  'template_group_actions',
  'template_group_global',
  'template_group_notifications',
  'template_group_galleries',
  'template_group_forms',
  'template_group_login',
  'template_group_webshop',
  'template_group_not_found',
  'template_group_templates',
  'template_group_breadcrumbs',
  'template_group_titles',
] as const satisfies readonly TextKey[];

interface Question {
  kind: BlockDefinition['kind'];
  /** The open document; only what it may contain is offered. */
  place: DocumentPlace;
  query: string;
  /** Whether templates that are switched off are offered too (TPL-49). */
  older: boolean;
}

/** What can be added, by group; empty groups are left out (TPL-52), and a block is in every group that it names. */
export function pickerGroups(
  definitions: readonly BlockDefinition[],
  t: Translate,
  { kind, place, query, older }: Question,
): PickerGroup[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const offered = definitions.filter(
    (one) => one.kind === kind && canBePlacedIn(one, place) && (older || !one.disabled),
  );
  return groupOrder.flatMap((title) => {
    const items = offered
      .filter((one) => one.groups.includes(title))
      .filter((one) => {
        const about = folded(`${t(one.title)} ${t(title)}`);
        return words.every((word) => about.includes(word));
      });
    return items.length > 0 ? [{ title, items }] : [];
  });
}

/**
 * What a search offers: of the kind that is asked for, or of the other one if that has none, because an owner does not
 * know which of the two a thing is. `isFixed`: only this kind can be inserted.
 */
export function searchedGroups(
  definitions: readonly BlockDefinition[],
  t: Translate,
  { isFixed, ...question }: Question & { isFixed: boolean },
): { kind: BlockDefinition['kind']; groups: PickerGroup[] } {
  const { kind, query } = question;
  const groups = pickerGroups(definitions, t, question);
  if (groups.length > 0 || isFixed || query.trim() === '') return { kind, groups };
  const other = kind === 'section' ? 'content' : 'section';
  const others = pickerGroups(definitions, t, { ...question, kind: other });
  return others.length > 0 ? { kind: other, groups: others } : { kind, groups };
}

/** Lower case without accents, so that "categorieen" finds "categorieën". */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
