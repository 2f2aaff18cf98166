import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { gatedCode, withGatedContent } from './gated-html.ts';

const translate = createTranslate({});
const video = '<iframe src="https://www.video.example/1?a=1&amp;b=2" width="640" height="360"></iframe>';
const place = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};

describe('content of another website', () => {
  it('is in a template, unchanged, with the host from which it comes and a link to it', () => {
    const body = place(gatedCode(video, translate));
    expect(body.querySelector('template')?.innerHTML).toBe(video);
    expect(body.querySelectorAll('iframe')).toHaveLength(0);
    expect(body.textContent).toContain('Deze inhoud komt van video.example.');
    expect(body.querySelector('a')?.href).toBe('https://www.video.example/1?a=1&b=2');
    expect(body.querySelector('[data-embed]')?.getAttribute('style')).toBe(
      '--embed-width:640px;--embed-ratio:640/360',
    );
  });

  it('is replaced in rich text frame by frame, and the text around it is unchanged', () => {
    const html = withGatedContent(`<p>Een</p>${video}<p>Twee</p>${video}`, translate);
    expect(html.startsWith('<p>Een</p><span')).toBe(true);
    expect(place(html).querySelectorAll('template')).toHaveLength(2);
    expect(withGatedContent('<p>Zonder</p>', translate)).toBe('<p>Zonder</p>');
  });

  it('is replaced in rich text when it is a picture, with its room; a picture of the website is not', () => {
    const picture = '<img src="https://foto.example/1.jpg" alt="Foto" width="320" height="200">';
    const own = '<img src="/media/a/1.jpg" alt="Eigen">';
    const body = place(withGatedContent(`<p>${picture}${own}</p>`, translate));
    expect([...body.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Eigen']);
    expect(body.querySelector('template')?.innerHTML).toBe(picture);
    expect(body.textContent).toContain('Deze inhoud komt van foto.example.');
    expect(body.querySelector('[data-embed]')?.getAttribute('style')).toContain('--embed-width:320px');
    for (const src of [
      '//foto.example/1.jpg',
      'HTTP://foto.example/1.jpg',
      ' https://foto.example',
      '/\\foto.example',
    ])
      expect(withGatedContent(`<img alt="" src="${src}">`, translate)).toContain('<template>');
  });

  it('is shown at once when it loads nothing from elsewhere', () => {
    expect(gatedCode('<blockquote>Citaat</blockquote>', translate)).toBe('<blockquote>Citaat</blockquote>');
    for (const code of [
      '<img src="https://x.example/1.png">',
      '<video src="https://x.example/1.mp4"></video>',
    ])
      expect(gatedCode(code, translate)).toContain('<template>');
  });

  it('never writes an address as markup', () => {
    const body = place(gatedCode('<iframe src="https://x.example/&quot;onx=1"></iframe>', translate));
    expect(body.querySelector('a')?.getAttributeNames()).toEqual(['href', 'target', 'rel']);
    expect(
      place(gatedCode('<iframe src="javascript:alert(1)"></iframe>', translate)).querySelector('a'),
    ).toBeNull();
  });
});
