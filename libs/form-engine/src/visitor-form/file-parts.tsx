import { Button, toast, toastDismiss, toastRegion, useText, visuallyHidden } from '@etalage/ui-kit';
import * as styles from './file-control.css.ts';

/**
 * The templates for the script of a file field: a row of its list, its status message, the dialog before a file is
 * removed (UPL-03) and its toasts (UPL-09). They are inert without the script.
 */
export function FileParts({ id }: { id: string }) {
  const t = useText();
  return (
    <template data-file-parts="">
      <li className={styles.row} data-part="row">
        <div className={styles.text}>
          <span className={styles.name} data-name="" />
          <span className={styles.state} data-state="" />
        </div>
        <div className={styles.buttons}>
          {(
            [
              ['open', 'files_row_open'],
              ['retry', 'files_retry'],
              ['remove', 'files_row_remove'],
              ['cancel', 'formfield_cancel'],
              ['dismiss', 'files_row_dismiss'],
            ] as const
          ).map(([does, text]) => (
            <button key={does} type="button" className={styles.action} data-does={does}>
              {t(text)}
            </button>
          ))}
        </div>
        <progress className={styles.bar} max={1} />
      </li>
      <p className={visuallyHidden} role="status" data-part="status" />
      <p className={styles.notice} role="alert" data-part="notice" />
      <dialog className={styles.dialog} aria-labelledby={`${id}-remove`} data-part="dialog">
        <h3 className={styles.dialogHeading} id={`${id}-remove`}>
          {t('formfield_file_remove_heading')}
        </h3>
        <p className={styles.dialogName} data-name="" />
        <div className={styles.dialogActions}>
          <Button type="button" data-answer="remove">
            {t('formfield_file_remove_everywhere')}
          </Button>
          <Button type="button" kind="outline" data-answer="keep">
            {t('formfield_cancel')}
          </Button>
        </div>
      </dialog>
      <div
        className={toastRegion}
        role="log"
        aria-live="assertive"
        aria-label={t('webshop_toasts_label')}
        data-part="toasts"
      >
        <div className={toast} data-toast="">
          <span data-name="" />
          <button type="button" className={toastDismiss} aria-label={t('webshop_toasts_dismiss')}>
            {'×'}
          </button>
        </div>
      </div>
    </template>
  );
}
