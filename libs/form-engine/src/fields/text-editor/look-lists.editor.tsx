import { useText } from '@etalage/ui-kit';
import { textOf } from '../../definition/text-of.ts';
import { lookLists, type RichTextTarget } from './toolbar-buttons.ts';
import * as styles from './rich-text.css.ts';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The kind of text (RTE-25, RTE-26), and its size, font and shadow (RTE-09 to RTE-11). */
export function LookLists({ attributes, run, disabled }: RichTextTarget) {
  const t = useText();
  const chooseKind = (level: string) =>
    level === '0' ? run('paragraph') : run('heading', { level: Number(level) });
  return (
    <div className={styles.lists}>
      <select
        className={styles.list}
        aria-label={t('formfield_rich_kind')}
        disabled={disabled}
        value={String(Number(attributes['heading'] ?? 0))}
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
          onChange={(event) => run(command, { [name]: event.target.value })}
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
