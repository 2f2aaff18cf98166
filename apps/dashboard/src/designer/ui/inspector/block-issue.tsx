import type { BlockInstance } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useDesigner } from '../../session/designer-context.tsx';
import { blockHealth } from '../blocks/block-health.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import * as styles from '../screen/settings-panel.css.ts';

/** Why the selected block cannot be shown, and what can be done; renders nothing for a block without problems. */
export function BlockIssue({ block }: { block: BlockInstance }) {
  const t = useText();
  const actions = useBlockActions();
  const thrown = useDesigner((state) => state.issues[block.id]);
  const health = blockHealth(block, thrown);
  if (health.state === 'good') return null;
  return (
    <div className={styles.issue} role="note">
      <p className={styles.issueTitle}>
        <Icon name="warning" size={18} />
        {t('designer_issue_title')}
      </p>
      <p className={styles.issueText}>{t(`designer_issue_${health.state}`, { type: block.type })}</p>
      {health.details.length > 0 && (
        <details className={styles.details}>
          <summary>{t('designer_issue_details')}</summary>
          <ul>
            {health.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" className={controlButton.danger} onClick={() => actions.remove(block.id)}>
        {t('designer_block_remove')}
      </button>
    </div>
  );
}
