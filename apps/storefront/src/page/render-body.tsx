import type { StorefrontServices } from '@etalage/api-contract';
import { styleName } from '@etalage/blocks/render';
import { clientAssets } from '../assets/client-assets.ts';
import type { Page } from '../services/loaded-page.ts';
import { PageBody } from './page-screen.tsx';
import { renderWithBlocks } from './render-with-blocks.tsx';

/** A protected page's blocks with links to their style sheets, for the browser to insert (PROT-03). */
export function renderBody(page: Page, path: string, report?: StorefrontServices['report']): string {
  const types = new Set(Object.values(page.body.blocks).map((block) => block.type));
  const sheets = [...types].flatMap((type) => clientAssets().stylesOf(styleName(type)));
  const links = [...new Set(sheets.map((sheet) => sheet.href))];
  return renderWithBlocks(
    () => (
      <>
        {links.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <PageBody page={page} extras={{ orderSession: '' }} path={path} query="" />
      </>
    ),
    report,
    'p',
  );
}
