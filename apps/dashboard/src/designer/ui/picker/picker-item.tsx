import type { BlockDefinition } from '@etalage/blocks/schema';
import { useText } from '@etalage/ui-kit';
import { memo } from 'react';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { useDragHandle } from '../drag/use-drag-handle.ts';
import { useScreen } from '../screen/screen-state.tsx';
import { beside } from '../screen/screen.css.ts';
import * as styles from './picker.css.ts';
import { TemplateThumbnail } from './template-thumbnail.tsx';

/** One template that can be added, with its thumbnail. */
export const PickerItem = memo(function PickerItem({
  definition,
  group,
}: {
  definition: BlockDefinition;
  group: string;
}) {
  const t = useText();
  const actions = useBlockActions();
  const { insertAt, change } = useScreen();
  const name = t(definition.title);
  const { ref, handle } = useDragHandle(`picker ${group}`, { type: definition.type }, name);
  // Enter and Space add it; dragging by keys is possible on the page only, where places are announced.
  const { onKeyDown: _keys, 'aria-describedby': _help, ...pointer } = handle;
  const add = () => {
    if (!actions.insert(definition.type, insertAt)) return;
    const stays = window.matchMedia(beside).matches && !insertAt;
    change({ insertAt: null, ...(!stays && { panel: null }) });
  };
  return (
    <li>
      <button
        type="button"
        ref={ref}
        className={styles.item}
        title={definition.description && t(definition.description)}
        {...pointer}
        onClick={add}
      >
        <TemplateThumbnail definition={definition} />
        <span className={styles.itemName}>{name}</span>
      </button>
    </li>
  );
});
