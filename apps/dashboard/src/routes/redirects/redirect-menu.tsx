import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { RowMenu } from '../../lists/row-menu.tsx';
import type { ListedRedirect } from '../../queries/redirect-queries.ts';
import { RedirectHistoryDialog } from './history-dialog.tsx';
import { useDeleteRedirects } from './use-redirect-changes.ts';

/** A menu with the actions on a redirect. */
export function RedirectMenu({ redirect, onEdit }: { redirect: ListedRedirect; onEdit: () => void }) {
  const t = useText();
  const [hasHistory, setHistory] = useState(false);
  const remove = useDeleteRedirects();
  return (
    <RowMenu
      label={t('redirects_row_menu', { from: redirect.from })}
      entries={[
        { text: t('redirects_edit'), onChoose: onEdit },
        { text: t('redirects_history'), onChoose: () => setHistory(true) },
        {
          text: t('redirects_delete'),
          dangerous: true,
          disabled: remove.isPending,
          onChoose: () => remove.mutate([redirect]),
        },
      ]}
      dialogs={(onCloseFocus) =>
        hasHistory && (
          <RedirectHistoryDialog
            redirect={redirect}
            onClose={() => setHistory(false)}
            onCloseFocus={onCloseFocus}
          />
        )
      }
    />
  );
}
