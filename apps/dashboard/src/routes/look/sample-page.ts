import type { Translate } from '@etalage/texts';
import type { BlockInstance, PageDocument } from '@etalage/site-model';

/** What is shown of a website without a page: a heading, a text, a link and both buttons. */
export function samplePage(t: Translate): PageDocument {
  const html = `<h1>${t('look_preview_title')}</h1><p>${t('look_preview_text')} <a href="/">${t('look_preview_link')}</a></p>`;
  const blocks: BlockInstance[] = [
    blockOf('s', 'sectionContent', {}, { content: ['text', 'primary', 'secondary'] }),
    blockOf('text', 'paragraph', { text: html }),
    blockOf('primary', 'button', { type: 'primary', title: t('look_preview_primary'), url: '/' }),
    blockOf('secondary', 'button', { type: 'secondary', title: t('look_preview_secondary'), url: '/' }),
  ];
  return { version: 1, root: ['s'], blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) };
}

function blockOf(
  id: string,
  type: string,
  data: Record<string, unknown>,
  slots: Record<string, string[]> = {},
): BlockInstance {
  return { id, type, version: 1, data, slots };
}
