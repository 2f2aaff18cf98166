import { DashboardForm } from '@etalage/form-engine/editor';
import type { FormValues } from '@etalage/form-engine/schema';
import type { CookieSettings } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { useStore } from 'zustand';
import { PartBar } from '../../parts/part-bar.tsx';
import type { OpenedPart, PartCalls } from '../../parts/part-calls.ts';
import { usePartEditor } from '../../parts/use-part-editor.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { cookieFields } from './cookie-fields.ts';
import { errorsOf, settingsOf, valuesOf } from './cookie-values.ts';
import { CookiesTabs, useCookiesTab } from './cookies-tabs.tsx';
import * as styles from './cookies.css.ts';

interface Props {
  calls: PartCalls<CookieSettings>;
  newest: OpenedPart<CookieSettings>;
}

/** The list of cookies and the bar, beside the tabs about what visitors load and chose; the draft stays open on all tabs. */
export function CookiesEditor({ calls, newest }: Props) {
  const t = useText();
  const editor = usePartEditor(calls, newest);
  const { value, errors } = useStore(editor.store);
  const [tab] = useCookiesTab();
  const [typed, setTyped] = useState<FormValues>(() => valuesOf(value));
  // What is typed is shown as long as it means the value; after undo, or a draft of somebody else, that is shown.
  const values = JSON.stringify(settingsOf(typed)) === JSON.stringify(value) ? typed : valuesOf(value);
  function change(changed: FormValues) {
    const next = { ...values, ...changed };
    setTyped(next);
    editor.change(settingsOf(next), Object.keys(changed).join());
  }
  const settings = (
    <div className={styles.layout}>
      <DashboardForm fields={cookieFields} values={values} errors={errorsOf(errors)} onChange={change} />
      <section className={styles.card}>
        <p>{t('cookies_words')}</p>
        <ScreenLink to="/teksten?onderdeel=cookies">{t('cookies_words_link')}</ScreenLink>
      </section>
    </div>
  );
  return (
    <>
      <CookiesTabs settings={settings} />
      {tab === 'settings' && <PartBar editor={editor} calls={calls} />}
    </>
  );
}
