import { code, flag } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { lines, shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** HTML, CSS and a script of the owner, in a frame without access to the page (TPL-13, CODE-01 to CODE-05). */
export const dynamic = defineBlock({
  type: 'dynamic',
  version: 1,
  kind: 'section',
  title: 'template_dynamic_title',
  description: 'template_dynamic_description',
  groups: ['template_group_global'],
  thumbnail: [shape('edge', 8, 6, 80, 44), ...lines(16, 16, 52, 4)],
  starter: (t) => ({
    data: {
      developer_custom_code_html: `<p>${t('starter_dynamic_html')}</p>`,
      developer_custom_code_css: 'p { padding: 1rem; border-left: 4px solid var(--color-primary-500); }',
    },
  }),
  fields: {
    developer_custom_code_html: code('field_dynamic_html', 'html'),
    developer_custom_code_css: code('field_dynamic_css', 'css'),
    developer_custom_code_script: code('field_dynamic_script', 'javascript', {
      hint: 'field_dynamic_script_hint',
    }),
    direct_refresh: flag('field_dynamic_direct_refresh', { hint: 'field_dynamic_direct_refresh_hint' }),
    ...sectionFields({ padding: 5 }),
  },
  slots: [],
  migrations: [],
});
