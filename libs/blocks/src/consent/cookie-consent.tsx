import {
  cssColor,
  isOptional,
  mediaEntryOf,
  readableInk,
  type CookieSettings,
  type Theme,
} from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import type { CSSProperties } from 'react';
import { usePage } from '../runtime/page-context.ts';
import { variableName } from '../runtime/variable-name.ts';
import { consentEntry } from './consent-entry.ts';
import { ConsentBar } from './consent-bar.tsx';
import { vars } from './consent-bar.css.ts';
import * as styles from './cookie-consent.css.ts';
import { Preferences } from './preferences.tsx';

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
      data-content-entry={mediaEntryOf(optional)?.id}
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
  return Object.fromEntries(names.map((name) => [variableName(vars[name]), cssColor(colors[name])]));
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
