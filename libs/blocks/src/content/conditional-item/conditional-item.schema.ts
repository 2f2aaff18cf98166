import { flag, identifier } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { headedContent } from '../../runtime/starter.ts';
import { titleWithText } from '../../runtime/thumbnail.ts';

/** One item of conditional content with its own blocks; created by that block, so no group offers it (COND-01). */
export const conditionalItem = defineBlock({
  type: 'conditionalItem',
  version: 1,
  kind: 'content',
  title: 'block_conditional_item_title',
  groups: [],
  thumbnail: titleWithText(6, 10, 84, 5),
  starter: headedContent,
  fields: {
    hash_id: identifier('field_hash_id', { hint: 'field_hash_id_hint' }),
    default_active_state: flag('field_default_shown'),
  },
  slots: ['content'],
  migrations: [],
});
