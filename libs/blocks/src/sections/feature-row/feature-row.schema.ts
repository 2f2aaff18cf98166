import { files, select, type Fields } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';
import { aligns, verticalPlaces } from '../../option-lists/option-lists.ts';
import { samplePicture } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { headedText } from '../../runtime/starter.ts';
import { boxes, shape, titleWithText, type Thumbnail } from '../../runtime/thumbnail.ts';
import { startedBlocks } from '../../runtime/starter-texts.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';
import { featureNumbers, type FeatureType } from './feature-layouts.ts';

interface FeatureOptions<F extends Fields> {
  title: TextKey;
  description: TextKey;
  thumbnail: Thumbnail;
  /** The pictures of the second block and on. */
  fields: F;
}

/** The picture behind a block (SEC-48). */
const blockImage = (title: TextKey) => files(title, { maxFiles: 1, maxSide: 1400 });

const commonFields = {
  block_1_image: blockImage('field_block_1_image'),
  text_vertical_position: select('field_text_vertical_position', verticalPlaces, { initial: 'items-start' }),
  alignment: select('field_alignment', aligns, { initial: 'left' }),
  ...sectionFields({ padding: 13, minHeight: 72, ground: 'primary-500', textColor: 'white' }),
};
const second = { block_2_image: blockImage('field_block_2_image') };
const third = { ...second, block_3_image: blockImage('field_block_3_image') };

function featureOf<F extends Fields>(type: FeatureType, { fields, ...names }: FeatureOptions<F>) {
  const slots = featureNumbers(type).map((at) => `block${at}`);
  return defineBlock({
    ...names,
    type,
    family: 'feature-row',
    version: 1,
    kind: 'section',
    groups: ['template_group_featured'],
    disabled: true,
    starter: (t) => ({
      data: {
        text_vertical_position: 'items-end',
        // A block as large as this one would be an empty field of colour.
        ...(type === 'featureOneThree' && { block_1_image: samplePicture(7) }),
      },
      slots: startedBlocks(t, slots),
    }),
    fields: { ...commonFields, ...fields },
    slots,
    migrations: [],
  });
}

/** One highlighted block (TPL-36, TPL-50). */
export const welcomeOne = {
  ...featureOf('welcomeOne', {
    title: 'template_welcome_one_title',
    description: 'template_welcome_one_description',
    thumbnail: [shape('ground', 0, 0, 96, 56), ...titleWithText(24, 16, 48, 3)],
    fields: {},
  }),
  starter: (t: Parameters<typeof headedText>[0]) => ({
    data: { alignment: 'center', text_vertical_position: 'items-center' },
    slots: {
      block1: [
        headedText(t, 'starter_welcome_heading', 'starter_welcome_text'),
        {
          type: 'button',
          data: {
            title: t('starter_contact_button'),
            url: '/',
            type: 'secondary',
            align: 'center',
            mobile_align: 'center',
          },
        },
      ],
    },
  }),
};
/** Three blocks, each with its own background picture (TPL-50, SEC-48). */
export const featureOne = featureOf('featureOne', {
  title: 'template_feature_one_title',
  description: 'template_feature_one_description',
  thumbnail: boxes(3, 1),
  fields: third,
});
export const featureOneTwo = featureOf('featureOneTwo', {
  title: 'template_feature_one_two_title',
  description: 'template_feature_one_two_description',
  thumbnail: boxes(2, 1),
  fields: second,
});
export const featureOneThree = featureOf('featureOneThree', {
  title: 'template_feature_one_three_title',
  description: 'template_feature_one_three_description',
  thumbnail: [shape('image', 6, 6, 54, 44), shape('image', 64, 6, 26, 20), shape('image', 64, 30, 26, 20)],
  fields: third,
});
export const featureOneFour = featureOf('featureOneFour', {
  title: 'template_feature_one_four_title',
  description: 'template_feature_one_four_description',
  thumbnail: boxes(4, 1),
  fields: { ...third, block_4_image: blockImage('field_block_4_image') },
});
