import { MAX_TEXT_LENGTH } from '@etalage/api-contract';
import { nl, placeholdersOf, type TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action, AreaField, Badge, InputField } from '@etalage/ui-kit/dashboard';
import { memo } from 'react';
import * as styles from './texts.css.ts';

interface Props {
  name: TextKey;
  own: string;
  errors: readonly string[] | undefined;
  onChange: (key: TextKey, text: string) => void;
}

/** Characters of a text that fit on one line. */
const ONE_LINE = 70;

/** One text: its default is the label, and stands in the empty field. */
export const TextRow = memo(function TextRow({ name, own, errors, onChange }: Props) {
  const t = useText();
  const standard = nl[name];
  const values = placeholdersOf(standard).map((value) => `{${value}}`);
  const field = {
    label: standard,
    placeholder: standard,
    hint: values.length > 0 ? t('texts_values', { names: values.join(', ') }) : undefined,
    error: errors?.join(' '),
    maxLength: MAX_TEXT_LENGTH,
    value: own,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  };
  // By the default and not by what is typed: the field must not change under the caret.
  const isLong = standard.length > ONE_LINE;
  return (
    <li className={styles.row}>
      {isLong ? (
        <AreaField {...field} rows={Math.min(6, Math.ceil(standard.length / 60))} />
      ) : (
        <InputField {...field} />
      )}
      {own !== '' && (
        <div className={styles.rowTools}>
          <Badge tone="good">{t('texts_changed')}</Badge>
          <Action
            kind="quiet"
            aria-label={t('texts_reset_named', { text: standard })}
            onClick={() => onChange(name, '')}
          >
            {t('texts_reset')}
          </Action>
        </div>
      )}
    </li>
  );
});
