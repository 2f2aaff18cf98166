import { expect, it } from 'vitest';
import { htmlLines } from './html-lines.ts';

const text = (line: string) => ({ kind: 'text', text: line });
const item = (line: string) => ({ kind: 'item', text: line });

it.each([
  ['', []],
  ['zonder opmaak', [text('zonder opmaak')]],
  [
    '<h2>Artikel 1</h2><p>Een <b>vette</b> regel.</p>',
    [{ kind: 'heading', text: 'Artikel 1' }, text('Een vette regel.')],
  ],
  ['<p>Een</p>\n<p>Twee<br>drie</p>', [text('Een'), text('Twee'), text('drie')]],
  [
    '<ul><li>A</li><li><p>B</p><p>en verder</p></li></ul>Na',
    [item('A'), item('B'), text('en verder'), text('Na')],
  ],
  ['<table><tr><td>Zitten</td><td>2 jaar</td></tr></table>', [text('Zitten 2 jaar')]],
  ['<p>&lt;script&gt; &amp;amp; &euro; &#8364;&#x20ac;&nbsp;5</p>', [text('<script> &amp; &euro; €€ 5')]],
  ['<!-- niets --><p></p><hr>', []],
  ['2 < 3 <b>en</b> <a', [text('2 < 3 en <a')]],
] as const)('reads %s as lines', (html, lines) => {
  expect(htmlLines(html)).toEqual(lines);
});
