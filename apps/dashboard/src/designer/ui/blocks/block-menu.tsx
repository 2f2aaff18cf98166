import { findBlock, type BlockId } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, Menu } from '@etalage/ui-kit/dashboard';
import { keysOf } from '../keys/keys-of.ts';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import { canBeSaved, savedTemplate } from './saved-blocks.ts';
import { useScreen } from '../screen/screen-state.tsx';
import { useBlockActions } from './use-block-actions.ts';

/** A menu with all actions on a whole block. */
export function BlockMenu({ id, name, tabIndex }: { id: BlockId; name: string; tabIndex?: number }) {
  const t = useText();
  const actions = useBlockActions();
  const session = useDesignerSession();
  const { change } = useScreen();
  const block = useDesigner(({ document }) => findBlock(document, id));
  const template = block && savedTemplate(block);
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={controlButton.icon}
          aria-label={t('designer_block_actions', { name })}
          {...(tabIndex !== undefined && { tabIndex })}
          onClick={(event) => event.stopPropagation()}
        >
          <Icon name="more" size={18} />
        </button>
      }
      entries={[
        { text: t('designer_block_up'), keys: keysOf(t, 'move_up'), onChoose: () => actions.moveBy(id, -1) },
        {
          text: t('designer_block_down'),
          keys: keysOf(t, 'move_down'),
          onChoose: () => actions.moveBy(id, 1),
        },
        {
          text: t('designer_block_duplicate'),
          keys: keysOf(t, 'duplicate'),
          onChoose: () => actions.duplicate(id),
        },
        { text: t('designer_block_copy'), keys: keysOf(t, 'copy'), onChoose: () => actions.copy(id) },
        { text: t('designer_block_cut'), keys: keysOf(t, 'cut'), onChoose: () => actions.cut(id) },
        ...(block && canBeSaved(block)
          ? [{ text: t('designer_save_content'), onChoose: () => change({ saved: id }) }]
          : []),
        ...(template
          ? [
              {
                text: t('designer_saved_content_edit'),
                onChoose: () => session.openRoute(`/wm/templates/${template}`),
              },
            ]
          : []),
        ...(block?.type === 'gridItem'
          ? [{ text: t('designer_grid_structure'), onChoose: () => actions.startItemsAs(id) }]
          : []),
        {
          text: t('designer_block_remove'),
          keys: keysOf(t, 'remove'),
          dangerous: true,
          onChoose: () => actions.remove(id),
        },
      ]}
    />
  );
}
