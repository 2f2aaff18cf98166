import { expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><p class="MsoNormal" style="font-family:Calibri"><b><span style="color:red;mso-fareast-language:NL">Vet</span></b> en <a href="https://x.nl" style="color:blue">link</a><o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>een</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>twee</p><!--EndFragment--></body></html>`;

it.each([
  ['Word', word, '<p><b>Vet</b> en <a href="https://x.nl">link</a></p><ul><li>een</li><li>twee</li></ul>'],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Vet</span><span style="font-style:italic"> schuin</span></p><ul><li dir="ltr"><p dir="ltr"><span>een</span></p></li></ul></b>',
    '<p><strong>Vet</strong><em> schuin</em></p><ul><li><p>een</p></li></ul>',
  ],
  [
    'another website',
    '<div class="x" style="position:fixed"><h2 style="color:red">Kop</h2><script>alert(1)</script><p style="text-align:center">a</p></div>',
    '<h2>Kop</h2><p>a</p>',
  ],
])('text of %s comes in with its structure and without its look', (_from, html, clean) => {
  expect(cleanPaste(html).replaceAll(/>\s+</g, '><').trim()).toBe(clean);
});

it('what was copied from this editor keeps its styling', () => {
  const own = '<p data-pm-slice="1 1 []"><span class="text-xl">a</span></p>';
  expect(cleanPaste(own)).toBe(own);
});
