import { useText } from '@etalage/ui-kit';
import { Action, Tabs } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNewInAddress } from '../../lists/use-new-in-address.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { DeletedList } from './deleted-list.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { MissingList } from './missing-list.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectList } from './redirect-list.tsx';

/** The tabs after the first, as the address names them. */
const addresses = { missing: 'niet-gevonden', deleted: 'verwijderd' } as const;
const intros = {
  redirects: 'redirects_intro',
  missing: 'redirects_missing_intro',
  deleted: 'redirects_deleted_intro',
} as const;

/** `/doorverwijzingen`: the redirects of the website, what visitors did not find, and what was deleted. */
export function RedirectsRoute() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useNewInAddress();
  const [isImporting, setImporting] = useState(false);
  const asked = params.get('tab');
  const tab = (['missing', 'deleted'] as const).find((name) => addresses[name] === asked) ?? 'redirects';
  const create = () => setCreating(true);
  return (
    <>
      <ScreenHeader
        title={t('redirects_heading')}
        intro={t(intros[tab])}
        actions={
          <>
            <Action onClick={() => setImporting(true)}>{t('redirects_import')}</Action>
            <Action kind="primary" icon="plus" onClick={create}>
              {t('redirects_add')}
            </Action>
          </>
        }
      />
      <Tabs
        flush
        label={t('redirects_tabs')}
        value={tab}
        onChange={(name) =>
          setParams(name === 'missing' || name === 'deleted' ? { tab: addresses[name] } : {})
        }
        tabs={[
          {
            name: 'redirects',
            title: t('redirects_tab_redirects'),
            content: <RedirectList onCreate={create} />,
          },
          { name: 'missing', title: t('redirects_tab_missing'), content: <MissingList /> },
          { name: 'deleted', title: t('redirects_tab_deleted'), content: <DeletedList /> },
        ]}
      />
      {isCreating && <RedirectDialog onClose={() => setCreating(false)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
