import { defineBlock } from '../../runtime/define-block.ts';
import { headedText } from '../../runtime/starter.ts';
import { lines, shape } from '../../runtime/thumbnail.ts';

/** Content of which the address decides what is shown: the part after the # (BLK-56, COND-01 to COND-06). */
export const conditional = defineBlock({
  type: 'conditional',
  version: 1,
  kind: 'content',
  title: 'block_conditional_title',
  groups: ['template_group_content'],
  thumbnail: [shape('button', 8, 8, 24, 7), shape('edge', 36, 8, 24, 7), ...lines(8, 22, 80, 4)],
  starter: (t) => ({
    slots: {
      items: [
        {
          type: 'conditionalItem',
          data: { hash_id: t('starter_conditional_first'), default_active_state: '1' },
          slots: { content: [headedText(t, 'starter_advice_heading', 'starter_advice_text')] },
        },
        {
          type: 'conditionalItem',
          data: { hash_id: t('starter_conditional_second'), default_active_state: '0' },
          slots: { content: [headedText(t, 'starter_promise_heading', 'starter_promise_text')] },
        },
      ],
    },
  }),
  fields: {},
  slots: ['items'],
  migrations: [],
});
