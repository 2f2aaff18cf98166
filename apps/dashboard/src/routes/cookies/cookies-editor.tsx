import { DashboardForm } from '@etalage/form-engine/editor';
import type { FormValues } from '@etalage/form-engine/schema';
import type { CookieSettings } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useStore } from 'zustand';
import { PartBar } from '../../parts/part-bar.tsx';
import type { OpenedPart, PartCalls } from '../../parts/part-calls.ts';
import { usePartEditor } from '../../parts/use-part-editor.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { ConsentProofs } from './consent-proofs.tsx';
import { cookieFields } from './cookie-fields.ts';
import { errorsOf, settingsOf, valuesOf } from './cookie-values.ts';
import * as styles from './cookies.css.ts';

interface Props {
  calls: PartCalls<CookieSettings>;
  newest: OpenedPart<CookieSettings>;
}

/** The list of cookies, the bar, and the proofs of what visitors chose. */
export function CookiesEditor({ calls, newest }: Props) {
  const t = useText();
  const showToast = useToast();
  const editor = usePartEditor(calls, newest, (member) =>
    showToast({ text: t('site_part_taken_over', { member }) }),
  );
  const { value, errors } = useStore(editor.store);
  const [typed, setTyped] = useState<FormValues>(() => valuesOf(value));
  // What is typed is shown as long as it means the value; after undo, or a draft of somebody else, that is shown.
  const values = JSON.stringify(settingsOf(typed)) === JSON.stringify(value) ? typed : valuesOf(value);
  function change(changed: FormValues) {
    const next = { ...values, ...changed };
    setTyped(next);
    editor.change(settingsOf(next), Object.keys(changed).join());
  }
  return (
    <>
      <div className={styles.layout}>
        <DashboardForm fields={cookieFields} values={values} errors={errorsOf(errors)} onChange={change} />
        <div className={styles.side}>
          <section className={styles.card}>
            <p>{t('cookies_words')}</p>
            <ScreenLink to="/teksten?onderdeel=cookies">{t('cookies_words_link')}</ScreenLink>
          </section>
          <ConsentProofs />
        </div>
      </div>
      <PartBar editor={editor} calls={calls} />
    </>
  );
}
