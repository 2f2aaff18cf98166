import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useId, useState } from 'react';
import * as styles from './look.css.ts';

const HEX = /^#?([0-9a-f]{6})$/i;

interface Props {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A colour, chosen with the browser's own picker or typed as a code. A code that is not complete changes nothing yet. */
export function ColorField({ name, value, onChange }: Props) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !HEX.test(typed.trim());
  function type(text: string) {
    setTyped(text);
    const code = HEX.exec(text.trim())?.[1];
    if (code) onChange(`#${code.toLowerCase()}`);
  }
  return (
    <div className={styles.color}>
      <span className={styles.colorName}>{name}</span>
      <span className={styles.colorControls}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('look_color_pick', { name })}
          value={value}
          onChange={(event) => {
            setTyped(null);
            onChange(event.target.value);
          }}
        />
        <input
          className={styles.code}
          aria-label={t('look_color_value', { name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          maxLength={7}
          spellCheck={false}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => isWrong || setTyped(null)}
        />
      </span>
      {isWrong && (
        <span id={id} className={styles.wrong}>
          <Icon name="warning" size={16} />
          {t('look_color_wrong')}
        </span>
      )}
    </div>
  );
}
