import { plainTheme } from '@etalage/site-model';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { letterIcon } from '../seo/letter-icon.ts';
import { pageFixtures } from '../testing/fake-services.ts';
import { PageScreen } from './page-screen.tsx';

const draw = (path: string) => {
  const page = pageFixtures[path];
  if (!page) throw new Error(`no fixture for ${path}`);
  return renderToString(<PageScreen page={page} extras={{ orderSession: '' }} path={path} query="" />);
};

describe('PageScreen', () => {
  it('starts with a skip link past the header to the content', () => {
    const html = draw('/over');
    expect(html.indexOf('href="#inhoud"')).toBeLessThan(html.indexOf('<header'));
    expect(html).toContain('<main id="inhoud"');
  });

  it('shows nothing of a page behind its password', () => {
    expect(draw('/geheim')).not.toContain('Sinds 2009');
  });
});

describe('letterIcon', () => {
  it('never lets a stored colour inject markup or styles', () => {
    const theme = { ...plainTheme, colors: { 'primary-500': '"><script>' } };
    expect(decodeURIComponent(letterIcon({ name: 'x', theme }))).not.toContain('<script>');
  });
});
