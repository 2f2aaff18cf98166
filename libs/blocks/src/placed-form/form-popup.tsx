import { button, useText } from '@etalage/ui-kit';
import { PlacedForm, usePlacedForm, type FormPlace } from './placed-form.tsx';
import * as styles from './form-popup.css.ts';

interface Props extends FormPlace {
  editable: boolean;
}

/**
 * A button that opens a form over the page (SEC-52, SEC-53); nothing where no form is chosen. The browser opens and
 * closes it, without a script. A form that came back from the server stands in the page, so that its messages are seen.
 */
export function FormPopup({ place, formId, editable }: Props) {
  const t = useText();
  const { form, use, answer } = usePlacedForm({ place, formId });
  if (!form) return null;
  if (answer) {
    return (
      <div className={styles.answered}>
        <PlacedForm place={place} formId={formId} />
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
          <PlacedForm place={place} formId={formId} />
        </div>
      )}
    </>
  );
}
