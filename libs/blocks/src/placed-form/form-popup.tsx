import { button, useText } from '@etalage/ui-kit';
import { PlacedForm, usePlacedForm, type FormLook, type FormPlace } from './placed-form.tsx';
import * as styles from './form-popup.css.ts';

interface Props extends FormPlace, Pick<FormLook, 'labelAlign'> {
  editable: boolean;
}

/**
 * A button that opens a form in a popup (SEC-52, SEC-53); renders nothing when no form is chosen. The browser opens and
 * closes it, without a script. A form returned by the server is shown in the page, so that its messages are visible.
 */
export function FormPopup({ place, formId, labelAlign, editable }: Props) {
  const t = useText();
  const { form, use, answer } = usePlacedForm({ place, formId });
  if (!form) return null;
  if (answer) {
    return (
      <div className={styles.answered}>
        <PlacedForm place={place} formId={formId} labelAlign={labelAlign} />
      </div>
    );
  }
  const popup = `popup-${place}`;
  const heading = `${use}-heading`;
  return (
    <>
      <p>
        <button className={button.secondary} type="button" {...(!editable && { popoverTarget: popup })}>
          {form.title}
        </button>
      </p>
      {!editable && (
        <div id={popup} className={styles.popup} popover="auto" role="dialog" aria-labelledby={heading}>
          <div className={styles.top}>
            <h2 id={heading} className={styles.heading}>
              {form.title}
            </h2>
            <button
              className={button.icon}
              type="button"
              popoverTarget={popup}
              popoverTargetAction="hide"
              aria-label={t('form_popup_close')}
            >
              <span className={styles.cross} aria-hidden="true">
                ×
              </span>
            </button>
          </div>
          <PlacedForm place={place} formId={formId} labelAlign={labelAlign} />
        </div>
      )}
    </>
  );
}
