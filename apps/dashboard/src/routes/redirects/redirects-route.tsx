import { useText } from '@etalage/ui-kit';
import { Action, Tabs } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNewInAddress } from '../../lists/use-new-in-address.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { MissingList } from './missing-list.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectList } from './redirect-list.tsx';

/** `/doorverwijzingen`: the redirects of the website, and the addresses that visitors did not find. */
export function RedirectsRoute() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useNewInAddress();
  const [isImporting, setImporting] = useState(false);
  const tab = params.get('tab') === 'niet-gevonden' ? 'missing' : 'redirects';
  const create = () => setCreating(true);
  return (
    <>
      <ScreenHeader
        title={t('redirects_heading')}
        intro={t(tab === 'redirects' ? 'redirects_intro' : 'redirects_missing_intro')}
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
        onChange={(name) => setParams(name === 'missing' ? { tab: 'niet-gevonden' } : {})}
        tabs={[
          {
            name: 'redirects',
            title: t('redirects_tab_redirects'),
            content: <RedirectList onCreate={create} />,
          },
          { name: 'missing', title: t('redirects_tab_missing'), content: <MissingList /> },
        ]}
      />
      {isCreating && <RedirectDialog onClose={() => setCreating(false)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
