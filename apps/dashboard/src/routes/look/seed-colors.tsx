import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { ColorField } from './color-field.tsx';
import { families, seedOf, withSeeds, type Family } from './look-theme.ts';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';

/** Three colours of which all others are made, in one step that can be undone. */
export function SeedColors({ look, onChange }: LookProps) {
  const t = useText();
  const [chosen, setChosen] = useState<Partial<Record<Family, string>>>({});
  const seeds = {
    primary: chosen.primary ?? seedOf(look, 'primary'),
    secondary: chosen.secondary ?? seedOf(look, 'secondary'),
    contrast: chosen.contrast ?? seedOf(look, 'contrast'),
  };
  function make() {
    onChange(withSeeds(look, seeds));
    setChosen({});
  }
  return (
    <div className={styles.seeds}>
      {families.map((family) => (
        <ColorField
          key={family}
          name={t(`look_seed_${family}`)}
          value={seeds[family]}
          onChange={(value) => setChosen({ ...chosen, [family]: value })}
        />
      ))}
      <Action kind="primary" onClick={make}>
        {t('look_seeds_make')}
      </Action>
    </div>
  );
}
