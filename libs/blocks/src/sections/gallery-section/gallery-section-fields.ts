import { alternativeText, files, flag, number } from '@etalage/form-engine/schema';
import { samplePictures } from '../../picture/sample-pictures.ts';
import type { Starter } from '../../runtime/starter.ts';
import { headedContent } from '../../runtime/starter.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';
import type { Translate } from '@etalage/texts';

/** The fields of a gallery section (SEC-72), for so many pictures at most. */
export function gallerySectionFields(maxFiles: 10 | 40) {
  return {
    logo_image: files('field_images', { maxFiles }),
    logo_alt: alternativeText('field_image_alt', {
      describes: 'logo_image',
      decorative: 'logo_alt_decorative',
    }),
    logo_alt_decorative: flag('field_image_decorative', {
      group: 'image',
      hint: 'field_image_decorative_hint',
    }),
    logo_height: number('field_pictures_height', {
      initial: '40',
      least: 1,
      hint: 'field_pictures_height_hint',
    }),
    height_coverage: number('field_height_coverage', {
      least: 0,
      most: 100,
      hint: 'field_height_coverage_hint',
    }),
    active_content: flag('field_active_content', { initial: '1' }),
    ...sectionFields({ padding: 20 }),
  };
}

/** A heading with a line of text, and so many pictures of a height that suits the width of the columns. */
export function gallerySectionStarter(logo_height: string, pictures: number): (t: Translate) => Starter {
  return (t) => ({
    data: { logo_height, logo_image: samplePictures(pictures) },
    ...headedContent(t, 'starter_work_heading', 'starter_work_text'),
  });
}
