import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AssetsContext } from '../assets/assets-context.ts';
import type { ClientAssets } from '../assets/read-client-assets.ts';
import type { Page } from '../services/loaded-page.ts';
import { pageFixtures } from '../testing/fake-services.ts';
import { PageHead } from './page-head.tsx';

const assets = {
  loader: '',
  stylesOf: () => [],
  developmentStyles: [],
  developmentScripts: [],
} as unknown as ClientAssets;

interface Pictures {
  image?: string;
  icon?: string;
  share_image?: string;
}

/** The head of a page with these pictures of its own and of its website. */
function headOf({ image = '', icon = '', share_image = '' }: Pictures): string {
  const page = pageFixtures['/over'];
  if (!page) throw new Error('the page is not there');
  const theme = { ...page.site.theme, icon, share_image };
  const shown: Page = { ...page, seo: { ...page.seo, image }, site: { ...page.site, theme } };
  return renderToString(
    <AssetsContext value={assets}>
      <PageHead data={{ page: shown, path: '/over', origin: 'http://localhost:3000' }} />
    </AssetsContext>,
  );
}
const shared = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1];

it('shares the picture of the page, or else that of the website, with its whole address', () => {
  const own = headOf({ image: '/media/a/eigen.jpg', share_image: '/media/a/site.jpg' });
  expect(shared(own)).toBe('http://localhost:3000/media/a/eigen.jpg?w=960');
  expect(own).toContain('content="summary_large_image"');
  expect(shared(headOf({ share_image: '/media/a/site.jpg' }))).toBe(
    'http://localhost:3000/media/a/site.jpg?w=960',
  );
  expect(shared(headOf({}))).toBeUndefined();
});

it('has the icon of the website in its smallest size, or the first letter of its name', () => {
  const html = headOf({ icon: '/media/a/icoon.png' });
  expect(html).toContain('<link rel="icon" href="/media/a/icoon.png?w=320"/>');
  expect(html).toContain('<link rel="apple-touch-icon" href="/media/a/icoon.png?w=320"/>');
  expect(headOf({})).toContain('<link rel="icon" href="data:image/svg+xml,');
});
