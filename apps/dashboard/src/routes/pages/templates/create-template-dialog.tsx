import { useQueryClient } from '@tanstack/react-query';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { postCreateTemplate, templatesQuery } from '../../../queries/template-queries.ts';
import { useOpenScreen } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import { TemplateNameDialog } from './template-name-dialog.tsx';

interface Props {
  /** The template to start from, with its name. */
  copyOf?: { id: string; title: string };
  onClose: () => void;
}

/** Asks for the name of a new template, then opens the designer. */
export function CreateTemplateDialog({ copyOf, onClose }: Props) {
  const t = useText();
  const openScreen = useOpenScreen();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const [key] = useState(createRepeatKey);
  return (
    <TemplateNameDialog
      heading={t(copyOf ? 'templates_copy_title' : 'templates_create_title')}
      submitText={t('templates_create_submit')}
      initial={copyOf ? t('templates_copy_name', { title: copyOf.title }).slice(0, 200) : ''}
      call={(title) =>
        postCreateTemplate(website.id, { title, ...(copyOf && { copy_of: copyOf.id }) }, key.for(title))
      }
      onDone={async ({ id }) => {
        await queryClient.invalidateQueries(templatesQuery(website.id));
        await openScreen(`/wm/templates/${id}`);
      }}
      onClose={onClose}
    />
  );
}
