import type { SiteMenu } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { PreviewFrame } from '../../preview/preview-frame.tsx';
import { fetchDocument } from '../../queries/document-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './menus.css.ts';
import { shownMenu, withDraft } from './preview-of-menu.ts';

/** The windows in which the menu is shown, in pixels. */
const windows = {
  desktop: { width: 1280, height: 620 },
  phone: { width: 390, height: 580 },
} as const;

type Device = keyof typeof windows;

/** The menu as visitors see it, while it is being edited. */
export function MenuPreview({ id, menu }: { id: string; menu: SiteMenu }) {
  const t = useText();
  const [device, setDevice] = useState<Device>('desktop');
  const opened = useEdges();
  const draft = useDeferredValue(menu);
  const shown = useMemo(
    () => opened.data && shownMenu(id, opened.data.header.document, opened.data.footer.document),
    [opened.data, id],
  );
  const context = useMemo(() => {
    if (!opened.data || !shown) return undefined;
    const { header: _h, footer: _f, ...page } = opened.data.header.context;
    const site = { ...page.site, menus: withDraft(page.site.menus, id, draft) };
    const isFooter = shown.place === 'footer';
    return {
      page: { ...page, site },
      header: isFooter ? null : shown.document,
      footer: isFooter ? shown.document : null,
    };
  }, [opened.data, shown, id, draft]);
  return (
    <section className={styles.preview} aria-labelledby="menu-preview">
      <div className={styles.previewHead}>
        <h2 id="menu-preview" className={styles.heading}>
          {t('menus_preview')}
        </h2>
        <div role="group" aria-label={t('menus_preview')} className={styles.devices}>
          {(['desktop', 'phone'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={controlButton.icon}
              aria-label={t(`menus_preview_${one}`)}
              title={t(`menus_preview_${one}`)}
              aria-pressed={device === one}
              onClick={() => setDevice(one)}
            >
              <Icon name={one} />
            </button>
          ))}
        </div>
      </div>
      {opened.isError && <p className={styles.small}>{t('menus_preview_failed')}</p>}
      {context && shown && (
        <>
          <div className={styles.window[device]}>
            <PreviewFrame title={t('menus_preview_frame')} context={context} {...windows[device]} />
          </div>
          <p className={styles.small}>
            {t(shown.place === 'plain' ? 'menus_preview_plain' : 'menus_preview_header')}
          </p>
        </>
      )}
    </section>
  );
}

/** The header and footer of the website as they were saved last, with what their blocks need. */
function useEdges() {
  const { website } = useSession();
  const fetchEdge = (document_id: string) =>
    fetchDocument(website.id, { document_kind: 'template', document_id });
  return useQuery({
    queryKey: ['menus', website.id, 'edges'],
    queryFn: async () => {
      const [header, footer] = await Promise.all([fetchEdge('header'), fetchEdge('footer')]);
      return { header, footer };
    },
    staleTime: 0,
  });
}
