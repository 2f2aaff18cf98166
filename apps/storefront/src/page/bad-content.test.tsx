import { blockDefinitions, type BlockDefinition } from '@etalage/blocks/schema';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { expect, it } from 'vitest';
import { pageFixtures } from '../testing/fake-services.ts';
import { PageBody, PageScreen } from './page-screen.tsx';
import { renderWithBlocks } from './render-with-blocks.tsx';

type Slots = Record<string, string[]>;
const block = (id: string, type: string, data: Record<string, unknown> = {}, slots: Slots = {}) => ({
  id,
  type,
  version: blockDefinitions[type as keyof typeof blockDefinitions]?.version ?? 1,
  data,
  slots,
});
const text = (id: string, words: string) => block(id, 'paragraph', { text: `<p>${words}</p>` });
const section = (id: string, ...content: string[]) => block(id, 'sectionContent', {}, { content });

/** A page with these sections between two others, and the other blocks in them. */
function pageOf(sections: string[], ...blocks: BlockInstance[]): PageDocument {
  const all = [section('first', 'before'), text('before', 'Ervoor'), ...blocks];
  const last = [section('last', 'after'), text('after', 'Erna')];
  return {
    version: 1,
    root: ['first', ...sections, 'last'],
    blocks: Object.fromEntries([...all, ...last].map((one) => [one.id, one])),
  };
}

/** The HTML of the page as visitors get it, or of its own blocks, and what is logged meanwhile. */
function rendered(body: PageDocument, Part = PageScreen) {
  const logged: string[] = [];
  const page = { ...pageFixtures['/over']!, body };
  const html = renderWithBlocks(
    () => <Part page={page} extras={{ orderSession: '' }} path="/over" query="" />,
    (message) => logged.push(message),
  );
  return { html, logged };
}
const count = (html: string, words: string) => html.split(words).length - 1;

const within = [section('s', 'row'), block('row', 'columns', {}, { item_one: ['x', 's'] }), text('x', 'Eén')];
const chain = Array.from({ length: 25 }, (_, at) => {
  const next = at === 24 ? 'x' : `c${at + 1}`;
  return block(`c${at}`, 'columns', {}, { item_one: [next, next] });
});
const menuless = { main_menu_menu: 'leeg', fixed_element: '1' };

it.each<[string, PageDocument, logged: string[], shown: string[]]>([
  [
    'an unknown block',
    pageOf(['s'], section('s', 'gone', 'x'), block('gone', 'verdwenen'), text('x', 'Ernaast')),
    ['block gone (verdwenen) is not shown: unknown block'],
    ['Ernaast'],
  ],
  [
    'a reference to a block that is not there',
    pageOf(['s', 'weg'], section('s', 'kwijt', 'x'), text('x', 'Ernaast')),
    ['block weg () is not shown: unknown block', 'block kwijt () is not shown: unknown block'],
    ['Ernaast'],
  ],
  [
    'a field of a wrong type',
    pageOf(
      ['s'],
      section('s', 'odd', 'x'),
      block('odd', 'paragraph', { text: { wrong: 1 } }),
      text('x', 'Ernaast'),
    ),
    ['block odd (paragraph) is not shown: text: '],
    ['Ernaast'],
  ],
  [
    'a block of a newer version',
    pageOf(['s'], section('s', 'new', 'x'), { ...text('new', 'Later'), version: 99 }, text('x', 'Ernaast')),
    ['block new (paragraph) is not shown: version 99 is newer'],
    ['Ernaast'],
  ],
  ['a cycle', pageOf(['s'], ...within), ['block s (sectionContent) is not shown: cycle'], ['Eén']],
  [
    'a section within itself',
    pageOf(['s'], section('s', 'x', 's'), text('x', 'Eén')),
    ['block s (sectionContent) is not shown: cycle'],
    ['Eén'],
  ],
  [
    'blocks that are each referred to twice, 25 levels deep',
    pageOf(['s'], section('s', 'c0'), ...chain, text('x', 'Diep')),
    [...chain.map(({ slots }) => `block ${slots['item_one']![1]} (`)],
    ['Diep'],
  ],
  [
    'a missing picture',
    pageOf(
      ['s'],
      section('s', 'i', 'x'),
      block('i', 'image', { url: '|/media/weg.jpg', alt: 'Weg' }),
      text('x', 'Ernaast'),
    ),
    [],
    ['alt="Weg"', 'Ernaast'],
  ],
  ['a menu without items', pageOf(['m'], block('m', 'headerOne', menuless)), [], []],
  ['a menu that does not exist', pageOf(['m'], block('m', 'MenusOne', { menu: 'bestaat-niet' })), [], []],
  [
    'conditional content whose hashes match nothing',
    pageOf(
      ['s'],
      section('s', 'c'),
      block('c', 'conditional', {}, { items: ['i'] }),
      block(
        'i',
        'conditionalItem',
        { hash_id: '#<b>', default_active_state: 'misschien' },
        { content: ['x'] },
      ),
      text('x', 'Verborgen'),
    ),
    [],
    [],
  ],
])(
  '%s leaves the rest of the page as it is, and the log says what is not shown',
  (_, body, expected, shown) => {
    const { html, logged } = rendered(body);
    for (const words of ['Ervoor', 'Erna', ...shown]) expect(count(html, words), words).toBeGreaterThan(0);
    expect(logged.map((line, at) => line.slice(0, expected[at]?.length)).sort()).toEqual(
      [...expected].sort(),
    );
  },
);

it('a page of 2,000 blocks is rendered whole, each block once', () => {
  const texts = Array.from({ length: 1_995 }, (_, at) => text(`t${at}`, `Tekst ${at}.`));
  const { html, logged } = rendered(pageOf(['s'], section('s', ...texts.map(({ id }) => id)), ...texts));
  expect(logged).toEqual([]);
  expect(count(html, '<p>Tekst ')).toBe(1_995);
  for (const words of ['Ervoor', '<p>Tekst 1994.</p>', 'Erna']) expect(count(html, words)).toBe(1);
});

/** Fields with markup: the server sanitises it when it is stored, and code is shown as its owner typed it. */
const markup = new Set(['text_editor', 'editor', 'html', 'code_editor']);
const attacks = [
  '"><script>alert(1)</script>',
  `'/></style></script><svg onload=alert(1)>" onmouseover="alert(1)`,
  'javascript:alert(1)',
];

const isAddress = /^(href|src|action|formaction|data|poster|xlink:href)$/;

/** What a browser would run: scripts of an attack, attributes that run one, and addresses that are one. */
function dangersIn(html: string): string[] {
  const all = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')];
  return all.flatMap((element) => {
    const isScript = /^(script|style)$/i.test(element.localName) && element.textContent.includes('alert(1)');
    // React itself replaces such an address by one that only throws.
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') || (isAddress.test(name) && /^\s*javascript:.*alert/i.test(value)),
    );
    const run = attributes.map(({ name, value }) => `${element.localName} ${name}=${value}`);
    return isScript ? [...run, element.localName] : run;
  });
}

it.each(Object.values<BlockDefinition>(blockDefinitions).map((one) => [one.type, one] as const))(
  'hostile text in every field of %s is text, and the rest of the page is shown',
  (type, { fields, kind }) => {
    for (const attack of attacks) {
      const names = Object.keys(fields).filter((name) => !markup.has(fields[name]!.definition.type));
      const own = block('own', type, Object.fromEntries(names.map((name) => [name, attack])));
      const body = kind === 'section' ? pageOf(['own'], own) : pageOf(['s'], section('s', 'own'), own);
      const { html } = rendered(body, PageBody);
      expect(count(html, 'Ervoor') + count(html, 'Erna')).toBe(2);
      expect(dangersIn(html), attack).toEqual([]);
    }
  },
);
