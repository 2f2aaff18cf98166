import type { BlockId } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useDesigner } from '../../session/designer-context.tsx';
import { findingTexts } from '../blocks/finding-texts.ts';
import * as styles from '../screen/settings-panel.css.ts';

/** What the selected block refers to and visitors do not see, as of the last check before publishing. */
export function BlockFindings({ id }: { id: BlockId }) {
  const t = useText();
  const findings = useDesigner((state) => state.findings);
  const texts = findingTexts(
    t,
    findings.filter(({ block }) => block === id),
  );
  if (texts.length === 0) return null;
  return (
    <div className={styles.issue} role="note" tabIndex={-1} data-findings="">
      <p className={styles.issueTitle}>
        <Icon name="warning" size={18} />
        {t('designer_reference_title')}
      </p>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Moves the focus to what was found, after a dialog that selected the block. */
export function focusFindings(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-findings]')?.focus();
}
