import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makersQuery, type OwnedMaker } from '../../queries/maker-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { DeleteMakerDialog } from './delete-maker-dialog.tsx';
import { MakerDialog } from './maker-dialog.tsx';
import { MakerTable } from './maker-table.tsx';

type Opened = { readonly what: 'edit'; readonly maker?: OwnedMaker } | Deleting | undefined;
type Deleting = { readonly what: 'delete'; readonly maker: OwnedMaker };

/** `/fabrikanten`: who made the products of the shop. */
export function MakersRoute() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(makersQuery(website.id));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const create = (
    <Action kind="primary" icon="plus" onClick={() => setOpened({ what: 'edit' })}>
      {t('makers_new')}
    </Action>
  );
  return (
    <>
      <ScreenHeader title={t('makers_heading')} intro={t('makers_intro')} actions={create} />
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data?.makers.length === 0 && (
        <EmptyState icon="building" title={t('makers_empty')} text={t('makers_empty_text')} />
      )}
      {data && data.makers.length > 0 && (
        <MakerTable
          makers={data.makers}
          onEdit={(maker) => setOpened({ what: 'edit', maker })}
          onDelete={(maker) => setOpened({ what: 'delete', maker })}
        />
      )}
      {opened?.what === 'edit' && <MakerDialog maker={opened.maker} onClose={close} />}
      {opened?.what === 'delete' && <DeleteMakerDialog maker={opened.maker} onClose={close} />}
    </>
  );
}
