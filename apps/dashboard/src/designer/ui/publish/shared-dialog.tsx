import type { SharedPlaces } from '@etalage/api-contract';
import { companionName } from '@etalage/blocks/schema';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, Icon } from '@etalage/ui-kit/dashboard';
import { definitionOf } from '../blocks/block-definition.ts';
import { blockName } from '../blocks/block-name.ts';
import { placesText } from '../blocks/shared-places.ts';
import * as styles from './references-dialog.css.ts';

interface Props {
  /** The values that change elsewhere; the dialog is open while there are any. */
  changes: readonly SharedPlaces[];
  onPublish: () => void;
  onClose: () => void;
}

/** Before publishing: what changes on other pages as well (SEC-09). The owner publishes or cancels. */
export function SharedDialog({ changes, onPublish, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      open={changes.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t('designer_shared_dialog_title')}
      description={t('designer_shared_dialog_text')}
      size="medium"
    >
      <ul className={styles.list}>
        {changes.map((change) => (
          <ChangedValue key={`${change.template} ${change.field}`} change={change} />
        ))}
      </ul>
      <DialogActions>
        <Action onClick={onClose}>{t('dialog_cancel')}</Action>
        <Action kind="primary" onClick={onPublish}>
          {t('designer_shared_dialog_publish')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}

/** A value with the section that it belongs to, and where else it changes. */
function ChangedValue({ change }: { change: SharedPlaces }) {
  const t = useText();
  const { template, field } = change;
  const title = definitionOf(template)?.fields[companionName(field)]?.title;
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <Icon name="warning" size={18} />
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          {title && t(title)} <span className={styles.hint}>{blockName(t, { type: template })}</span>
        </p>
        <p className={styles.text}>{t('designer_shared_dialog_places', { places: placesText(t, change) })}</p>
      </div>
    </li>
  );
}
