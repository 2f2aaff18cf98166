import { select } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';
import { aligns } from '../../option-lists/option-lists.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { headedText } from '../../runtime/starter.ts';
import { lines, shape, titleWithText } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';
import { sidebarLayouts, type SidebarType } from './sidebar-layouts.ts';

/** A text with a sidebar (TPL-47, SEC-66). */
function sidebarOf(type: SidebarType, title: TextKey, description: TextKey) {
  const { parts, side } = sidebarLayouts[type];
  const width = (80 * parts[1]) / (parts[0] + parts[1]);
  const [sidebarX, contentX] = side === 'left' ? [6, 12 + width] : [90 - width, 6];
  return defineBlock({
    type,
    family: 'content-sidebar',
    version: 1,
    kind: 'section',
    title,
    description,
    groups: ['template_group_content', 'template_group_columns'],
    disabled: true,
    thumbnail: [
      ...titleWithText(contentX, 8, 78 - width, 5),
      shape('ground', sidebarX, 6, width, 44),
      ...lines(sidebarX + 3, 14, width - 6, 3),
    ],
    starter: (t) => ({
      slots: {
        section_content: [headedText(t, 'starter_about_heading', 'starter_about_text')],
        sidebar_content: [headedText(t, 'starter_visit_heading', 'starter_visit_text', 'h3')],
      },
    }),
    fields: {
      alignment: select('field_alignment', aligns, { initial: 'left' }),
      ...sectionFields({ padding: 20 }),
    },
    slots: ['section_content', 'sidebar_content'],
    migrations: [],
  });
}

export const contentSidebarRight = sidebarOf(
  'contentSidebarRight',
  'template_content_sidebar_right_title',
  'template_content_sidebar_right_description',
);
export const contentSidebarLeft = sidebarOf(
  'contentSidebarLeft',
  'template_content_sidebar_left_title',
  'template_content_sidebar_left_description',
);
export const contentSidebarQuarter = sidebarOf(
  'contentSidebarQuarter',
  'template_content_sidebar_quarter_title',
  'template_content_sidebar_quarter_description',
);
export const contentSidebarQuarterLeft = sidebarOf(
  'contentSidebarQuarterLeft',
  'template_content_sidebar_quarter_left_title',
  'template_content_sidebar_quarter_left_description',
);
