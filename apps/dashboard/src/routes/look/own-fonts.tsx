import { fontStack, ownFontName, type OwnFont } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Action, controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useRef, useState } from 'react';
import { FormFailure } from '../../session/form-failure.tsx';
import { AddFontDialog } from './add-font-dialog.tsx';
import { DeleteFontDialog } from './delete-font-dialog.tsx';
import * as styles from './look.css.ts';
import * as fontStyles from './own-fonts.css.ts';
import { useOwnFonts } from './use-own-fonts.ts';

/** The fonts that the owner uploaded, with buttons to add one and to delete one. */
export function OwnFonts() {
  const t = useText();
  const { fonts, isError } = useOwnFonts();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<OwnFont | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label={t('fonts_own')} className={fontStyles.ownFonts}>
      <h3 className={styles.groupName}>{t('fonts_own')}</h3>
      <p className={styles.about}>{t('fonts_own_text')}</p>
      {fonts.length > 0 && (
        <ul className={fontStyles.fontList}>
          {fonts.map((font) => (
            <li key={font.id} className={fontStyles.ownFont}>
              <span
                className={styles.fontSample}
                style={{ fontFamily: fontStack(ownFontName(font.id), 'grotesk') }}
              >
                {font.name}
              </span>
              <button
                type="button"
                className={controlButton.icon}
                aria-label={t('fonts_delete', { name: font.name })}
                onClick={() => setLeaving(font)}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormFailure>{isError ? t('fonts_load_failed') : ''}</FormFailure>
      <div>
        <Action ref={add} icon="plus" onClick={() => setAdding(true)}>
          {t('fonts_add')}
        </Action>
      </div>
      {isAdding && <AddFontDialog onClose={() => setAdding(false)} />}
      {leaving && (
        <DeleteFontDialog
          font={leaving}
          onClose={() => setLeaving(null)}
          onDeleted={() => add.current?.focus()}
        />
      )}
    </section>
  );
}
