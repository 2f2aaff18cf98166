import { isOptional, type CookieEntry } from '@etalage/site-model';
import { button, useText } from '@etalage/ui-kit';
import * as styles from './preferences.css.ts';

/** The window with a switch per entry (COOK-02 to COOK-04). */
export function Preferences({ list }: { list: readonly CookieEntry[] }) {
  const translate = useText();
  return (
    <dialog className={styles.dialog} aria-labelledby="cookie-modal-heading" data-cookie-modal="">
      <form className={styles.modal} autoComplete="off">
        <h2 id="cookie-modal-heading" className={styles.heading}>
          {translate('cookie_modal_heading')}
        </h2>
        <p>{translate('cookie_modal_text')}</p>
        <ul className={styles.list}>
          {list.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        <p role="status" className={styles.unsaved}>
          <span hidden data-unsaved="">
            {translate('cookie_unsaved')}
          </span>
        </p>
        <div className={styles.modalButtons}>
          <button type="submit" className={button.primary}>
            {translate('cookie_save')}
          </button>
          <button type="button" className={button.secondary} data-close="">
            {translate('cookie_close')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** One line of the list; what is necessary is on and cannot be switched (COOK-02, COOK-06). */
function Entry({ entry }: { entry: CookieEntry }) {
  const translate = useText();
  const id = `cookie-${entry.id}`;
  const described = `${id}-text`;
  const switched = isOptional(entry) ? { name: entry.id } : { defaultChecked: true, disabled: true };
  return (
    <li className={styles.entry}>
      <label htmlFor={id} className={styles.name}>
        {entry.name}
        {isOptional(entry) ? null : <span className={styles.always}>{translate('cookie_necessary')}</span>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={described}
        className={styles.toggle}
        {...switched}
      />
      <div id={described} className={styles.description}>
        <p>{entry.description}</p>
        {entry.cookies.length === 0 ? null : (
          <p>{translate('cookie_names', { names: entry.cookies.join(', ') })}</p>
        )}
      </div>
    </li>
  );
}
