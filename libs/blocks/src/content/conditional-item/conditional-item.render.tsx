import { useText } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { ownerId } from '../../style-settings/owner-names.ts';
import { useOwnId } from '../../style-settings/use-own-id.ts';
import { item } from '../conditional/conditional.css.ts';
import type { conditionalItem } from './conditional-item.schema.ts';

/** The blocks of one item. Its id is its hash, so that the browser shows it without a script too. */
export function ConditionalItem({ data, slots, editable }: BlockProps<typeof conditionalItem>) {
  const t = useText();
  const id = useOwnId(editable ? undefined : ownerId(data.hash_id));
  const name = data.default_active_state
    ? t('block_conditional_default', { hash: data.hash_id })
    : `#${data.hash_id}`;
  return (
    <div
      id={id}
      className={item}
      data-hash={data.hash_id}
      data-default={data.default_active_state ? '' : undefined}
      data-name={editable ? name : undefined}
    >
      {slots['content']}
    </div>
  );
}
