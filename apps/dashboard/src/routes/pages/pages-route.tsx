import { useText } from '@etalage/ui-kit';
import { Action, Tabs } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { CreateTemplateDialog } from './templates/create-template-dialog.tsx';
import { TemplateList } from './templates/template-list.tsx';
import { CreatePageDialog } from './create-page-dialog.tsx';
import { PageList } from './page-list.tsx';

/** `/paginas`: the pages of the website, and beside them the templates. */
export function PagesRoute() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const tab = params.get('tab') === 'onderdelen' ? 'parts' : 'pages';
  const create = () => setCreating(true);
  return (
    <>
      <ScreenHeader
        title={t('pages_heading')}
        intro={t(tab === 'pages' ? 'pages_intro' : 'templates_intro')}
        actions={
          <Action kind="primary" icon="plus" onClick={create}>
            {t(tab === 'pages' ? 'pages_new' : 'templates_new')}
          </Action>
        }
      />
      <Tabs
        flush
        label={t('pages_tabs')}
        value={tab}
        onChange={(name) => setParams(name === 'parts' ? { tab: 'onderdelen' } : {}, { replace: true })}
        tabs={[
          { name: 'pages', title: t('pages_tab_pages'), content: <PageList onCreate={create} /> },
          { name: 'parts', title: t('pages_tab_parts'), content: <TemplateList onCreate={create} /> },
        ]}
      />
      {isCreating && tab === 'pages' && <CreatePageDialog onClose={() => setCreating(false)} />}
      {isCreating && tab === 'parts' && <CreateTemplateDialog onClose={() => setCreating(false)} />}
    </>
  );
}
