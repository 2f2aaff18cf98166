import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { menusQuery } from '../../queries/menu-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useNewInAddress } from '../../lists/use-new-in-address.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { CreateMenuDialog } from './create-menu-dialog.tsx';
import { MenuTable } from './menu-table.tsx';

/** `/menus`: the menus of the website (NAV-54). */
export function MenusRoute() {
  const t = useText();
  const { website } = useSession();
  const menus = useQuery(menusQuery(website.id));
  const [isCreating, setCreating] = useNewInAddress();
  const create = (
    <Action kind="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('menus_new')}
    </Action>
  );
  return (
    <>
      <ScreenHeader title={t('menus_heading')} intro={t('menus_intro')} actions={create} />
      {menus.isPending && <TableSkeleton label={t('menus_loading')} />}
      {menus.isError && <LoadFailure onRetry={() => void menus.refetch()} />}
      {menus.data?.length === 0 && (
        <EmptyState icon="menu" title={t('menus_empty')} text={t('menus_empty_text')} />
      )}
      {menus.data && menus.data.length > 0 && <MenuTable menus={menus.data} />}
      {isCreating && <CreateMenuDialog onClose={() => setCreating(false)} />}
    </>
  );
}
