import { longestTemplateName } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedPage } from '../../../queries/page-queries.ts';
import { pageTemplatesQuery, postCreatePageTemplate } from '../../../queries/page-template-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useOpenScreen } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import { TemplateNameDialog } from '../templates/template-name-dialog.tsx';

interface Props {
  page: ListedPage;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Keeps a page as a template, under a name. */
export function SaveTemplateDialog({ page, onClose, onCloseFocus }: Props) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const openScreen = useOpenScreen();
  const [key] = useState(createRepeatKey);
  return (
    <TemplateNameDialog
      heading={t('page_templates_save_title', { title: page.title })}
      description={t('page_templates_save_text')}
      submitText={t('page_templates_save_submit')}
      initial={page.title.slice(0, longestTemplateName)}
      longest={longestTemplateName}
      call={async (title) => {
        const template = { page_id: page.id, title };
        await postCreatePageTemplate(website.id, template, key.for(template));
        return title;
      }}
      onDone={async (title) => {
        onClose();
        await queryClient.invalidateQueries(pageTemplatesQuery(website.id));
        showToast({
          text: t('page_templates_saved', { title }),
          action: {
            text: t('page_templates_saved_open'),
            run: () => void openScreen('/paginas?tab=sjablonen'),
          },
        });
      }}
      onClose={onClose}
      onCloseFocus={onCloseFocus}
    />
  );
}
