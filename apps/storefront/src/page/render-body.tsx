import { IconSourceContext, RenderIslandContext, styleName } from '@etalage/blocks/render';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { readIcon } from '../assets/read-icon.ts';
import { clientAssets } from '../assets/client-assets.ts';
import type { Page } from '../services/loaded-page.ts';
import { PageBody } from './page-screen.tsx';

const renderIsland = (id: string, element: ReactElement) => renderToString(element, { identifierPrefix: id });

/** A protected page's blocks with links to their style sheets, for the browser to insert (PROT-03). */
export function renderBody(page: Page, path: string): string {
  const types = new Set(Object.values(page.body.blocks).map((block) => block.type));
  const sheets = [...types].flatMap((type) => clientAssets().stylesOf(styleName(type)));
  const links = [...new Set(sheets.map((sheet) => sheet.href))];
  return renderToString(
    <RenderIslandContext value={renderIsland}>
      {links.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <IconSourceContext value={readIcon}>
        <PageBody page={page} extras={{ orderSession: '' }} path={path} query="" />
      </IconSourceContext>
    </RenderIslandContext>,
    { identifierPrefix: 'p' },
  );
}
