import type { BlockInstance } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { definitionOf } from './block-definition.ts';

type Make = (type: string, data: Record<string, unknown>) => BlockInstance;

/** A new block as a subtree, its top first: with a text to start from where an empty one would show nothing. */
export function starterBlocks(type: string, t: Translate, newId: () => string): BlockInstance[] {
  const make: Make = (of, data) => {
    const definition = definitionOf(of);
    return {
      id: newId(),
      type: of,
      version: definition?.version ?? 1,
      data,
      slots: Object.fromEntries((definition?.slots ?? []).map((slot) => [slot, []])),
    };
  };
  const definition = definitionOf(type);
  const top = make(type, starterData(type, definition?.fields ?? {}, t));
  if (type === 'grid') {
    const items = [1, 2, 3].map(() => starterBlocks('gridItem', t, newId));
    const ids = items.flatMap(([item]) => item?.id ?? []);
    return [{ ...top, slots: { ...top.slots, items: ids } }, ...items.flat()];
  }
  if (type === 'gridItem') {
    const text = make('paragraph', starterData('paragraph', {}, t));
    return [{ ...top, slots: { ...top.slots, content: [text.id] } }, text];
  }
  const slot = startsWithText(type) ? 'content' : undefined;
  if (definition?.kind !== 'section' || !slot || !top.slots[slot]) return [top];
  const text = make('paragraph', { text: starterText(t) });
  return [{ ...top, slots: { ...top.slots, [slot]: [text.id] } }, text];
}

/** Sections whose content slot is what they are about; elsewhere a slot is an extra. */
const startsWithText = (type: string) =>
  /^(sectionContent|contentImage|contentSidebar)/.test(type) && !isBanner(type);
const isBanner = (type: string) => type.startsWith('sectionContentSpecial');

function starterData(type: string, fields: object, t: Translate): Record<string, unknown> {
  if (type === 'paragraph') return { text: `<p>${t('designer_starter_text')}</p>` };
  if (type === 'button') return { title: t('designer_starter_button'), url: '/' };
  if (isBanner(type) && 'description' in fields) {
    return {
      title: t('designer_starter_banner'),
      description: t('designer_starter_banner_text'),
      button: '1',
      button_title: t('designer_starter_button'),
    };
  }
  return {};
}

const starterText = (t: Translate) =>
  `<h2>${t('designer_starter_heading')}</h2><p>${t('designer_starter_text')}</p>`;
