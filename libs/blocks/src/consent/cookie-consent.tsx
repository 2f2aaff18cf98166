import {
  cssColor,
  isOptional,
  readableInk,
  type CookieEntry,
  type CookieSettings,
  type Theme,
} from '@etalage/site-model';
import { button, useText } from '@etalage/ui-kit';
import type { CSSProperties } from 'react';
import { usePage } from '../runtime/page-context.ts';
import { variableName } from '../runtime/variable-name.ts';
import { consentEntry } from './consent-entry.ts';
import * as styles from './cookie-consent.css.ts';

interface CookieConsentProps {
  /** Whether scripts of other websites may run on this page. */
  runsScripts: boolean;
}

/**
 * The bar that asks for consent and the window with the choices; nothing for a website without cookies of its own choice.
 * Its script shows the bar: the page is the same for everyone, and without a script nothing needs consent.
 */
export function CookieConsent({ runsScripts }: CookieConsentProps) {
  const { cookies, theme } = usePage().site;
  const optional = cookies.list.filter(isOptional);
  if (optional.length === 0) return null;
  return (
    <div
      data-cookie-consent=""
      data-behaviour="cookie-consent"
      data-entries={JSON.stringify(optional.map((entry) => consentEntry(entry, runsScripts)))}
      data-content-entry={optional.find(({ purpose }) => purpose === 'media')?.id}
      style={colorsOf(cookies.colors, theme)}
    >
      <ConsentBar position={cookies.position} />
      <Preferences list={cookies.list} />
    </div>
  );
}

/** The colours of the owner; the text on them is the one that is readable. */
function colorsOf({ ground, button: own }: CookieSettings['colors'], theme: Theme): CSSProperties {
  const shown = { ground: ground || 'white', button: own || 'dark' };
  const colors = {
    ground: shown.ground,
    text: readableInk(shown.ground, theme),
    button: shown.button,
    buttonText: readableInk(shown.button, theme),
  };
  const names = Object.keys(colors) as (keyof typeof colors)[];
  return Object.fromEntries(names.map((name) => [variableName(styles.vars[name]), cssColor(colors[name])]));
}

/** Three equal buttons, so that refusing is as easy as accepting (COOK-01, COOK-05). */
function ConsentBar({ position }: { position: keyof typeof styles.positions }) {
  const translate = useText();
  return (
    <section
      hidden
      data-consent-bar=""
      aria-label={translate('cookie_bar_label')}
      className={styles.positions[position]}
    >
      <div className={styles.words}>
        <p className={styles.heading}>{translate('cookie_bar_heading')}</p>
        <p>{translate('cookie_bar_text')}</p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={`${button.primary} ${styles.choice}`} data-accept="">
          {translate('cookie_accept_all')}
        </button>
        <button type="button" className={`${button.primary} ${styles.choice}`} data-reject="">
          {translate('cookie_reject')}
        </button>
        <button type="button" className={`${button.primary} ${styles.choice}`} data-manage="">
          {translate('cookie_manage')}
        </button>
      </div>
    </section>
  );
}

function Preferences({ list }: { list: readonly CookieEntry[] }) {
  const translate = useText();
  return (
    <dialog className={styles.dialog} aria-labelledby="cookie-modal-heading" data-cookie-modal="">
      <form className={styles.modal}>
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
        autoComplete="off"
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

/** The button below the footer with which the choice is seen and taken back; shown once its script runs. */
export function CookiePreferencesLink() {
  const translate = useText();
  const { cookies } = usePage().site;
  if (!cookies.list.some(isOptional)) return null;
  return (
    <div className={styles.strip}>
      <button type="button" hidden data-cookie-preferences="" className={styles.stripButton}>
        {translate('cookie_preferences_link')}
      </button>
    </div>
  );
}
