import {
  IconSourceContext,
  PageContextProvider,
  PagePictures,
  RegistryContext as PartialRegistry,
  ReportBlockContext,
} from '@etalage/blocks/render';
import { useRegistry } from './registry-context.ts';
import { createTranslate } from '@etalage/texts';
import { TextContext, useText } from '@etalage/ui-kit';
import { themeCss, webFontCss, webFontsOf } from '@etalage/site-model';
import { fontFiles } from '@etalage/ui-kit/fonts';
import { useMemo } from 'react';
import { CanvasContext, useHasPage, useRoot, useSurroundings } from './canvas-context.ts';
import { FrameBlock } from './frame-block.tsx';
import { CanvasInput } from './input/canvas-input.tsx';
import { Measuring } from './measuring/measuring.tsx';
import { SiteEdge } from './site-edge.tsx';
import type { Canvas } from './start-canvas.ts';
import { useIcons } from './use-icons.ts';
import * as styles from './frame.css.ts';

/** One document, rendered as visitors will see it. */
export function FrameApp({ canvas }: { canvas: Canvas }) {
  return (
    <CanvasContext value={canvas}>
      <Page />
    </CanvasContext>
  );
}

function Page() {
  const hasPage = useHasPage();
  const surroundings = useSurroundings();
  const page = surroundings?.page;
  const registry = useRegistry();
  const icons = useIcons();
  const translate = useMemo(() => createTranslate(page?.site.texts), [page]);
  if (!hasPage || !surroundings || !page) return null;
  return (
    <TextContext value={translate}>
      <PageContextProvider value={page}>
        <ReportBlockContext value={ignore}>
          <IconSourceContext value={icons}>
            <style>
              {webFontCss(webFontsOf(page.site.theme), fontFiles, 'swap') + themeCss(page.site.theme)}
            </style>
            {surroundings.header && <SiteEdge document={surroundings.header} as="header" />}
            <main>
              <PartialRegistry value={registry}>
                <PagePictures isEditing>
                  <Sections />
                </PagePictures>
              </PartialRegistry>
            </main>
            {surroundings.footer && <SiteEdge document={surroundings.footer} as="footer" />}
          </IconSourceContext>
          <CanvasInput />
          <Measuring />
        </ReportBlockContext>
      </PageContextProvider>
    </TextContext>
  );
}

const ignore = () => undefined;

function Sections() {
  const root = useRoot();
  const t = useText();
  if (!root) return null;
  if (root.length === 0) return <p className={styles.empty}>{t('designer_frame_empty')}</p>;
  return root.map((id) => <FrameBlock key={id} id={id} />);
}
