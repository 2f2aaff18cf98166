import { files, flag, number, select } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';
import { aligns } from '../../option-lists/option-lists.ts';
import { samplePicture } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { lines, shape, type Thumbnail } from '../../runtime/thumbnail.ts';
import { startedBlocks } from '../../runtime/starter-texts.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

const twoFields = {
  content_one_image: files('field_content_one_image', { maxFiles: 1 }),
  content_two_image: files('field_content_two_image', { maxFiles: 1 }),
  image_height: number('field_image_height', { group: 'image', initial: '64' }),
  text_horizontal_position: select('field_text_horizontal_position', aligns, { initial: 'left' }),
  center_text: flag('field_center_text'),
  ...sectionFields({ padding: 13 }),
};
const threeFields = {
  ...twoFields,
  content_three_image: files('field_content_three_image', { maxFiles: 1 }),
};

const imageKeys = ['content_one_image', 'content_two_image', 'content_three_image'] as const;

/** What the two templates share. */
function common(title: TextKey, description: TextKey, count: 2 | 3) {
  const slots = Array.from({ length: count }, (_, index) => `block${index + 1}`);
  return {
    family: 'column-image-text',
    version: 1,
    kind: 'section',
    title,
    description,
    groups: ['template_group_columns', 'template_group_content'],
    disabled: true,
    thumbnail: thumbnailOf(count),
    starter: (t) => ({
      data: Object.fromEntries(imageKeys.slice(0, count).map((key, index) => [key, samplePicture(index)])),
      slots: startedBlocks(t, slots),
    }),
    slots,
    migrations: [],
  } as const satisfies Partial<Parameters<typeof defineBlock>[0]>;
}

function thumbnailOf(count: number): Thumbnail {
  const width = (84 - (count - 1) * 5) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = 6 + index * (width + 5);
    return [shape('image', x, 6, width, 22), ...lines(x, 34, width, 3)];
  }).flat();
}

/** Two pictures, each with a text below it (TPL-43, SEC-59). */
export const columnImageTextTwo = defineBlock({
  ...common('template_column_image_text_two_title', 'template_column_image_text_two_description', 2),
  type: 'columnImageTextTwo',
  fields: twoFields,
});
/** Three pictures, each with a text below it (TPL-43, SEC-59). */
export const columnImageTextThree = defineBlock({
  ...common('template_column_image_text_three_title', 'template_column_image_text_three_description', 3),
  type: 'columnImageTextThree',
  fields: threeFields,
});
