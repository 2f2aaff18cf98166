import type { SiteLook } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { PreviewFrame } from '../../preview/preview-frame.tsx';
import * as styles from './look.css.ts';
import { MailPreview } from './mail-preview.tsx';
import { themeOf } from './theme-of-look.ts';
import { useOwnFonts } from './use-own-fonts.ts';
import { type PreviewPage, previewPages, usePreviewPages } from './use-preview-pages.ts';

/** The windows in which a page is shown, in pixels; those of one row have the same scale. */
const windows = {
  desktop: { width: 1440, height: 960 },
  tablet: { width: 768, height: 1000 },
  phone: { width: 390, height: 1000 },
} as const;

/** Pages of the website in this look, as visitors see them on a computer, a tablet and a phone, and a mail. */
export function LookPreview({ look }: { look: SiteLook }) {
  const t = useText();
  const [chosen, setChosen] = useState<PreviewPage | 'mail'>('home');
  const { fonts } = useOwnFonts();
  // A new object would be sent to every frame at every render.
  const current = useMemo(() => themeOf(look, fonts), [look, fonts]);
  const theme = useDeferredValue(current);
  const pages = usePreviewPages();
  const page = chosen === 'mail' ? undefined : pages.data?.[chosen];
  return (
    <section aria-label={t('look_preview')} className={styles.preview}>
      <div className={styles.pageChoice} role="group" aria-label={t('look_preview_pages')}>
        {([...previewPages, 'mail'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.pageButton}
            aria-pressed={chosen === name}
            onClick={() => setChosen(name)}
          >
            {t(`look_preview_${name}`)}
          </button>
        ))}
      </div>
      {chosen === 'mail' && <MailPreview theme={theme} />}
      {chosen !== 'mail' && pages.isError && <p className={styles.about}>{t('look_preview_failed')}</p>}
      {page && (
        <div className={styles.windows}>
          {(['desktop', 'tablet', 'phone'] as const).map((device) => (
            <div key={device} className={styles.window[device]}>
              <PreviewFrame
                title={t(`look_preview_${device}`)}
                context={page.context}
                document={page.document}
                theme={theme}
                {...windows[device]}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
