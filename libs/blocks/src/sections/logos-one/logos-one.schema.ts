import { files, flag, number, text } from '@etalage/form-engine/schema';
import { sampleLogos } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A row of logos of partners (TPL-25, SEC-38). */
export const logosOne = defineBlock({
  type: 'logosOne',
  version: 1,
  kind: 'section',
  title: 'template_logos_one_title',
  description: 'template_logos_one_description',
  groups: ['template_group_logos'],
  thumbnail: [8, 26, 44, 62, 78].map((x) => shape('image', x, 23, 12, 10)),
  starter: (t) => ({ data: { centered: '1', ...sampleLogos(t) } }),
  fields: {
    logo_image: files('field_logos', { maxFiles: 40 }),
    logo_alt: text('field_logos_alt', { group: 'image', hint: 'field_logos_alt_hint' }),
    logo_height: number('field_logos_height', { initial: '40', least: 1, hint: 'field_pixels_hint' }),
    centered: flag('field_logos_centered', { group: 'layout' }),
    ...sectionFields({ padding: 10 }),
  },
  slots: [],
  migrations: [],
});
