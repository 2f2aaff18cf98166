import { type BlockInstance, isAutomaticMenu } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Menu } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { menusQuery } from '../../../queries/menu-queries.ts';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { menusOfBlock } from '../blocks/menus-of-block.ts';
import { ToolButton } from './tool-button.tsx';

/**
 * A button that opens the editor of the menu that a block shows, and a list of them for a block with several. The way back
 * to the block is in the address of the editor.
 */
export function EditMenu({ block }: { block: BlockInstance }) {
  const t = useText();
  const session = useDesignerSession();
  // What follows from the categories or pages has no editor.
  const ids = menusOfBlock(block).filter((menu) => !isAutomaticMenu(menu));
  const { data: menus } = useQuery({ ...menusQuery(session.websiteId), enabled: ids.length > 1 });
  const open = (id: string) => {
    const back = encodeURIComponent(session.screenAt(block.id));
    session.openRoute(`/menus/${encodeURIComponent(id)}?terug=${back}`);
  };
  const [id] = ids;
  if (id === undefined) return null;
  if (ids.length === 1)
    return <ToolButton icon="menu" text={t('designer_block_edit_menu')} onClick={() => open(id)} />;
  const titleOf = (menu: string) => menus?.find((one) => one.id === menu)?.title ?? menu;
  return (
    <Menu
      trigger={<ToolButton icon="menu" text={t('designer_block_edit_menus')} />}
      entries={ids.map((one) => ({ text: titleOf(one), onChoose: () => open(one) }))}
    />
  );
}
