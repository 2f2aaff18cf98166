import { useText } from '@etalage/ui-kit';
import { ConfirmDialog } from '@etalage/ui-kit/dashboard';
import type { RetentionCounts } from '../../queries/retention-queries.ts';
import * as styles from './privacy.css.ts';
import { erasedKinds } from './retention-form.ts';

interface Props {
  counts: RetentionCounts;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says how much the typed terms erase. */
export function AskErase({ counts, onConfirm, onCancel }: Props) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('privacy_ask_title')}
      confirmLabel={t('privacy_ask_save')}
      cancelLabel={t('privacy_ask_cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('privacy_ask_text')}</p>
      <ul className={styles.list}>
        {erasedKinds(counts).map((kind) => (
          <li key={kind}>
            {t('privacy_ask_line', { kind: t(`privacy_kind_${kind}`), count: counts[kind] })}
          </li>
        ))}
      </ul>
      <p>{t('privacy_ask_final')}</p>
    </ConfirmDialog>
  );
}
