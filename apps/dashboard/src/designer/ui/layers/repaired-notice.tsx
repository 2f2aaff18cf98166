import { findBlock } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import type { OpenedDocument } from '../../saving/opened-document.ts';
import { blockLabel, blockName } from '../blocks/block-name.ts';
import * as styles from '../problems/problems.css.ts';

type Repair = OpenedDocument['repaired'][number];

/** Says which blocks of a damaged document were repaired, and shows each of them that is still there. */
export function RepairedNotice() {
  const t = useText();
  const session = useDesignerSession();
  const repaired = useDesigner((state) => state.repaired);
  if (repaired.length === 0) return null;
  return (
    <section className={styles.notice.waiting} role="alert">
      <Icon name="warning" size={18} />
      <div className={styles.textColumn}>
        <p className={styles.repairedTitle}>{t('designer_repaired_text')}</p>
        <ul className={styles.repairs}>
          {repaired.map((repair) => (
            <RepairRow key={`${repair.kind} ${repair.parent} ${repair.block}`} repair={repair} />
          ))}
        </ul>
      </div>
      <button type="button" className={controlButton.secondary} onClick={session.forgetRepairs}>
        {t('designer_repaired_read')}
      </button>
    </section>
  );
}

/** One repair; a block that is lost is named by the block that referred to it. */
function RepairRow({ repair: { kind, block, parent } }: { repair: Repair }) {
  const t = useText();
  const session = useDesignerSession();
  const document = useDesigner((state) => state.document);
  const id = kind === 'unknown_child' ? parent : block;
  const found = id === null ? undefined : findBlock(document, id);
  const label = found && blockLabel(found);
  const name = found ? blockName(t, found) : t('designer_repaired_page');
  return (
    <li>
      {t(`designer_repaired_${kind}`, { name: label ? `${name} (${label})` : name })}{' '}
      {found && (
        <button type="button" className={styles.showRepair} onClick={() => session.select(found.id)}>
          {t('designer_repaired_show')}
        </button>
      )}
    </li>
  );
}
