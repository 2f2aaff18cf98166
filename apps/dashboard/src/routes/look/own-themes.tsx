import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { themesQuery } from '../../queries/theme-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';
import { OwnThemeMenu } from './own-theme-menu.tsx';
import { ThemeCard } from './theme-card.tsx';
import { ThemeNameDialog } from './theme-name-dialog.tsx';
import { useKnownFonts } from './use-known-fonts.ts';

/** The themes that the owner saved, as the ready ones are shown, and a button that saves the look of now. */
export function OwnThemes({ look, onChange }: LookProps) {
  const t = useText();
  const { website } = useSession();
  const themes = useQuery(themesQuery(website.id));
  const [isSaving, setSaving] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  const { known, takeOver } = useKnownFonts(onChange);
  const { logo, icon, share_image } = look;
  return (
    <section aria-label={t('themes_own')} className={styles.ownThemes}>
      {themes.data && themes.data.length > 0 && (
        <>
          <h3 className={styles.groupName}>{t('themes_own')}</h3>
          <ul className={styles.themeList}>
            {themes.data.map((theme) => (
              <li key={theme.id} className={styles.ownTheme}>
                <ThemeCard
                  name={theme.name}
                  themed={known({ ...theme.look, logo, icon, share_image })}
                  look={look}
                  onChange={() => takeOver({ ...theme.look, logo, icon, share_image })}
                />
                <OwnThemeMenu theme={theme} look={look} onDeleted={() => save.current?.focus()} />
              </li>
            ))}
          </ul>
        </>
      )}
      <FormFailure>{themes.isError ? t('themes_load_failed') : ''}</FormFailure>
      <div>
        <Action ref={save} icon="plus" onClick={() => setSaving(true)}>
          {t('themes_save')}
        </Action>
      </div>
      {isSaving && <ThemeNameDialog look={look} onClose={() => setSaving(false)} />}
    </section>
  );
}
