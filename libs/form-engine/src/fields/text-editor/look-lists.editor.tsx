import type { Editor } from '@tiptap/core';
import { useText } from '@etalage/ui-kit';
import type { FormValues } from '../../field/conditional.ts';
import { textOf } from '../../options/choice.ts';
import { runRichTextCommand } from '../../rich-text/rich-text-commands.editor.ts';
import { lookLists } from './toolbar-buttons.ts';
import * as styles from './rich-text.css.ts';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

interface Props {
  editor: Editor;
  attributes: FormValues;
  disabled: boolean;
}

/** The kind of text (RTE-25, RTE-26), and its size, font and shadow (RTE-09 to RTE-11). */
export function LookLists({ editor, attributes, disabled }: Props) {
  const t = useText();
  const chooseKind = (level: string) =>
    level === '0'
      ? runRichTextCommand(editor, 'paragraph')
      : runRichTextCommand(editor, 'heading', { level: Number(level) });
  return (
    <div className={styles.lists}>
      <select
        className={styles.list}
        aria-label={t('formfield_rich_kind')}
        disabled={disabled}
        value={String(attributes['heading'])}
        onChange={(event) => chooseKind(event.target.value)}
      >
        <option value="0">{t('formfield_rich_paragraph')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('formfield_rich_heading', { level: String(level) })}
          </option>
        ))}
      </select>
      {lookLists.map(({ command, name, title, none, choices }) => (
        <select
          key={command}
          className={styles.list}
          aria-label={t(title)}
          disabled={disabled}
          value={textOf(attributes[command])}
          onChange={(event) => runRichTextCommand(editor, command, { [name]: event.target.value })}
        >
          <option value="">{t(none)}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {t(choice.title)}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
