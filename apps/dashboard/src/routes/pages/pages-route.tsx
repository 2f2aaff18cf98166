import { useText } from '@etalage/ui-kit';
import { Action, Tabs } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNewInAddress } from '../../lists/use-new-in-address.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { CreateTemplateDialog } from './templates/create-template-dialog.tsx';
import { TemplateList } from './templates/template-list.tsx';
import { PageTemplateList } from './page-templates/page-template-list.tsx';
import { CreatePageDialog } from './create-page-dialog.tsx';
import { PageBin } from './page-bin.tsx';
import { PageList } from './page-list.tsx';
import { HOME_TEMPLATE } from './use-create-page.ts';
import { PageFolderDialog } from './tree/page-folder-dialog.tsx';

const tabs = ['pages', 'parts', 'templates', 'bin'] as const;
/** What each tab is called in the address. */
const addresses = { pages: '', parts: 'onderdelen', templates: 'sjablonen', bin: 'prullenbak' } as const;
const intros = {
  pages: 'pages_intro',
  parts: 'templates_intro',
  templates: 'page_templates_intro',
  bin: 'pages_bin_intro',
} as const;

/** `/paginas`: the pages of the website, and beside them the templates and the bin. */
export function PagesRoute() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useNewInAddress();
  const [isMakingFolder, setMakingFolder] = useState(false);
  const tab = tabs.find((name) => addresses[name] === (params.get('tab') ?? '')) ?? 'pages';
  const [template, setTemplate] = useState('');
  const create = () => setCreating(true);
  const use = (id: string) => {
    setTemplate(id);
    create();
  };
  const close = () => {
    setTemplate('');
    setCreating(false);
  };
  return (
    <>
      <ScreenHeader
        title={t('pages_heading')}
        intro={t(intros[tab])}
        actions={
          tab !== 'bin' && (
            <>
              {tab === 'pages' && (
                <Action onClick={() => setMakingFolder(true)}>{t('pages_folder_new')}</Action>
              )}
              <Action kind="primary" icon="plus" onClick={create}>
                {t(tab === 'parts' ? 'templates_new' : 'pages_new')}
              </Action>
            </>
          )
        }
      />
      <Tabs
        flush
        label={t('pages_tabs')}
        value={tab}
        onChange={(name) => setParams(name === 'pages' ? {} : { tab: addresses[name] }, { replace: true })}
        tabs={[
          {
            name: 'pages',
            title: t('pages_tab_pages'),
            content: <PageList onCreate={create} onCreateHome={() => use(HOME_TEMPLATE)} />,
          },
          { name: 'parts', title: t('pages_tab_parts'), content: <TemplateList onCreate={create} /> },
          { name: 'templates', title: t('pages_tab_templates'), content: <PageTemplateList onUse={use} /> },
          { name: 'bin', title: t('pages_tab_bin'), content: <PageBin /> },
        ]}
      />
      {isMakingFolder && <PageFolderDialog onClose={() => setMakingFolder(false)} />}
      {isCreating && (tab === 'pages' || tab === 'templates') && (
        <CreatePageDialog template={template} onClose={close} />
      )}
      {isCreating && tab === 'parts' && <CreateTemplateDialog onClose={() => setCreating(false)} />}
    </>
  );
}
