import { isTextKey, nl, type TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useStore } from 'zustand';
import { PartBar } from '../../parts/part-bar.tsx';
import type { OpenedPart, PartCalls } from '../../parts/part-calls.ts';
import type { PartErrors } from '../../parts/part-state.ts';
import { usePartEditor } from '../../parts/use-part-editor.ts';
import { withWording, type Wordings } from './find-texts.ts';
import { ScreenChoice } from './screen-choice.tsx';
import { TextList } from './text-list.tsx';
import * as styles from './texts.css.ts';
import { useTextSearch } from './use-text-search.ts';

interface Props {
  calls: PartCalls<Wordings>;
  newest: OpenedPart<Wordings>;
}

/** The texts of the chosen screen, with their defaults. Every change is saved by itself. */
export function TextsEditor({ calls, newest }: Props) {
  const t = useText();
  const showToast = useToast();
  const editor = usePartEditor(calls, newest, (member) =>
    showToast({ text: t('site_part_taken_over', { member }) }),
  );
  const { value, errors } = useStore(editor.store);
  const shown = useTextSearch();
  const change = (key: TextKey, text: string) =>
    editor.change(withWording(editor.store.getState().value, key, text), key);
  return (
    <>
      <div className={styles.layout}>
        <ScreenChoice shown={shown} own={value} />
        <TextList shown={shown} own={value} errors={errors} onChange={change} />
      </div>
      <RefusedTexts errors={errors} onShow={shown.show} />
      <PartBar editor={editor} calls={calls} />
    </>
  );
}

/** The texts that the server refused, wherever they are, each with a way to it. */
function RefusedTexts({ errors, onShow }: { errors: PartErrors; onShow: (key: string) => void }) {
  const t = useText();
  const keys = Object.keys(errors).filter(isTextKey);
  return (
    <div role="alert">
      {keys.length > 0 && (
        <div className={styles.refused}>
          <p>{t('texts_refused')}</p>
          <ul className={styles.refusedList}>
            {keys.map((key) => (
              <li key={key} className={styles.refusedText}>
                <span>“{nl[key]}”</span>
                <Action onClick={() => onShow(key)}>{t('texts_show')}</Action>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
