import { isTextKey, type TextKey } from '@etalage/texts';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { PartBar } from '../../parts/part-bar.tsx';
import type { OpenedPart, PartCalls } from '../../parts/part-calls.ts';
import { usePartEditor } from '../../parts/use-part-editor.ts';
import { mailPreviewQuery } from '../../queries/mail-example-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { withWording, type Wordings } from '../texts/find-texts.ts';
import { ExampleChoice } from './example-choice.tsx';
import { ExamplePreview } from './example-preview.tsx';
import { ExampleTexts } from './example-texts.tsx';
import * as styles from './mail-examples.css.ts';
import { useChosenExample } from './use-chosen-example.ts';
import { useSettled } from './use-settled.ts';

/** How long nothing is typed before the mail is composed again, in milliseconds. */
const PAUSE = 400;

interface Props {
  calls: PartCalls<Wordings>;
  newest: OpenedPart<Wordings>;
}

/** A mail beside the texts in it. Every change of a text is saved by itself, and shown in the mail. */
export function MailExamplesEditor({ calls, newest }: Props) {
  const { website } = useSession();
  const editor = usePartEditor(calls, newest);
  const { value, errors } = useStore(editor.store);
  const [mail, choose] = useChosenExample();
  const texts = useSettled(value, PAUSE);
  const preview = useQuery(mailPreviewQuery(website.id, mail, texts));
  const change = (key: TextKey, text: string) =>
    editor.change(withWording(editor.store.getState().value, key, text), key);
  const keys = preview.data?.keys.filter(isTextKey) ?? [];
  return (
    <>
      <div className={styles.columns}>
        <ExamplePreview mail={mail} preview={preview} texts={value}>
          <ExampleChoice chosen={mail} onChoose={choose} />
        </ExamplePreview>
        <ExampleTexts keys={keys} own={value} errors={errors} onChange={change} />
      </div>
      <PartBar editor={editor} calls={calls} />
    </>
  );
}
