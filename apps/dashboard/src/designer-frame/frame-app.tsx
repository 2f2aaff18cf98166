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
import { ownFontCss, themeCss, webFontCss, webFontsOf } from '@etalage/site-model';
import { fontFiles } from '@etalage/ui-kit/fonts';
import { useMemo } from 'react';
import { CanvasContext, useHasPage, useRoot, useSurroundings, useTheme } from './canvas-context.ts';
import { FrameBlock } from './frame-block.tsx';
import { CanvasInput } from './input/canvas-input.tsx';
import { PreviewInput } from './input/preview-input.tsx';
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
  const { header, footer, isPreview = false } = surroundings;
  return (
    <TextContext value={translate}>
      <PageContextProvider value={page}>
        <ReportBlockContext value={ignore}>
          <IconSourceContext value={icons}>
            <ThemeStyle />
            {isPreview && <style>{withoutScrollbar}</style>}
            {header && <SiteEdge document={header} as="header" isPreview={isPreview} />}
            <main>
              <PartialRegistry value={registry}>
                <PagePictures isEditing>
                  <Sections isPreview={isPreview} />
                </PagePictures>
              </PartialRegistry>
            </main>
            {footer && <SiteEdge document={footer} as="footer" isPreview={isPreview} />}
          </IconSourceContext>
          {isPreview ? <PreviewInput /> : <CanvasInput />}
          {!isPreview && <Measuring />}
        </ReportBlockContext>
      </PageContextProvider>
    </TextContext>
  );
}

function ThemeStyle() {
  const theme = useTheme();
  if (!theme) return null;
  const fonts = webFontCss(webFontsOf(theme), fontFiles, 'swap') + ownFontCss(theme.fonts, 'swap');
  return <style>{fonts + themeCss(theme)}</style>;
}

const ignore = () => undefined;

/** A small window has the width of a phone only without the room of a scroll bar. */
const withoutScrollbar = 'html { scrollbar-width: none; scrollbar-gutter: auto }';

function Sections({ isPreview }: { isPreview: boolean }) {
  const root = useRoot();
  const t = useText();
  if (!root) return null;
  if (root.length === 0 && isPreview) return null;
  if (root.length === 0) return <p className={styles.empty}>{t('designer_frame_empty')}</p>;
  return root.map((id) => <FrameBlock key={id} id={id} />);
}
