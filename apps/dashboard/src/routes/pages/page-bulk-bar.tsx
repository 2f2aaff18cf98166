import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { ChooseAllBar } from '../../lists/choose-all-bar.tsx';
import type { ListedPage, PageAction } from '../../queries/page-queries.ts';
import * as styles from './pages.css.ts';
import { MovePagesDialog } from './tree/move-pages-dialog.tsx';
import { useChangePages } from './use-change-pages.tsx';

interface Props {
  chosen: readonly ListedPage[];
  areAll: boolean;
  onChooseAll: (on: boolean) => void;
}

/** Most pages of one call. */
const MOST = 100;

/** Chooses all pages, and publishes, takes offline or deletes the chosen ones after a question that names them. */
export function PageBulkBar({ chosen, areAll, onChooseAll }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<PageAction | null>(null);
  const [isMoving, setMoving] = useState(false);
  const change = useChangePages();
  const isTooMany = chosen.length > MOST;
  return (
    <ChooseAllBar label={t('pages_choose_all')} areAll={areAll} onChooseAll={onChooseAll}>
      {chosen.length > 0 && !isTooMany && (
        <>
          <Action onClick={() => setAsked('publish')}>{t('pages_bulk_publish')}</Action>
          <Action onClick={() => setAsked('unpublish')}>{t('pages_bulk_unpublish')}</Action>
          <Action onClick={() => setMoving(true)}>{t('pages_move')}</Action>
          <Action kind="danger" onClick={() => setAsked('delete')}>
            {t('pages_bulk_delete')}
          </Action>
        </>
      )}
      <p role="status" className={styles.found}>
        {isTooMany && t('pages_bulk_too_many', { most: MOST })}
      </p>
      {isMoving && (
        <MovePagesDialog things={chosen} onClose={() => setMoving(false)} onDone={() => onChooseAll(false)} />
      )}
      {asked && (
        <ConfirmDialog
          title={t(`pages_bulk_${asked}_title`, { count: chosen.length })}
          confirmLabel={t(`pages_bulk_${asked}`)}
          cancelLabel={t('dashboard_cancel')}
          busy={change.isPending}
          onConfirm={() =>
            change.mutate(
              { pages: chosen, action: asked },
              {
                onSettled: () => {
                  setAsked(null);
                  onChooseAll(false);
                },
              },
            )
          }
          onCancel={() => setAsked(null)}
        >
          <p>{t(`pages_bulk_${asked}_text`)}</p>
          <ul className={styles.refusedList}>
            {chosen.map(({ id, title, path }) => (
              <li key={id}>
                {title} ({path})
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </ChooseAllBar>
  );
}
