import { defineBlock } from '../../runtime/define-block.ts';
import { paragraphOf } from '../../runtime/starter.ts';
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
      items: [1, 2].map((number) => ({
        type: 'conditionalItem',
        data: {
          hash_id: t('starter_conditional_hash', { number: String(number) }),
          default_active_state: number === 1 ? '1' : '0',
        },
        slots: {
          content: [paragraphOf(`<p>${t('starter_conditional_text', { number: String(number) })}</p>`)],
        },
      })),
    },
  }),
  fields: {},
  slots: ['items'],
  migrations: [],
});
