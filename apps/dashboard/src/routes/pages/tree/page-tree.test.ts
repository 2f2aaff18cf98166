import { describe, expect, it } from 'vitest';
import type { ListedPage } from '../../../queries/page-queries.ts';
import { buildPageTree, movesTo, type PageNode, treeRows } from './page-tree.ts';

const page = (path: string, title: string) => ({ id: path, path, title }) as ListedPage;
const tree = buildPageTree(
  [
    page('/over', 'Over ons'),
    page('/', 'Welkom'),
    page('/over/team', 'Team'),
    page('/winkel/tafels/eiken', 'Eiken'),
    page('/blog-10', 'Blog 10'),
    page('/blog-9', 'Blog 9'),
  ],
  [
    { path: '/over', title: 'Oude map' },
    { path: '/diensten', title: 'Diensten' },
  ],
);
const lines = (isOpen: (path: string) => boolean) =>
  treeRows(tree, isOpen).map(({ node, level }) => `${'- '.repeat(level)}${node.title}`);

describe('the tree of pages', () => {
  it('has the home page first, the others by title, and a folder for an address without a page', () => {
    expect(lines(() => true)).toEqual([
      'Welkom',
      'Blog 9',
      'Blog 10',
      'Diensten',
      'Over ons',
      '- Team',
      'winkel',
      '- tafels',
      '- - Eiken',
    ]);
    const kind = ({ page: own, isStored }: PageNode) => (own ? 'page' : isStored ? 'folder' : 'address');
    expect(tree.map(kind)).toEqual(['page', 'page', 'page', 'folder', 'page', 'address']);
  });

  it('hides what stands below a closed row', () => {
    expect(lines((path) => path === '/winkel')).toEqual([
      'Welkom',
      'Blog 9',
      'Blog 10',
      'Diensten',
      'Over ons',
      'winkel',
      '- tafels',
    ]);
  });

  it('is made in linear time of deep and of wide addresses', () => {
    const deep = Array.from({ length: 140 }, (_, at) => page('/a'.repeat(at + 1), `a${at}`));
    const wide = Array.from({ length: 20_000 }, (_, at) => page(`/map/${at}`, `p${at}`));
    expect(treeRows(buildPageTree([...deep, ...wide], []), () => true)).toHaveLength(20_141);
  });
});

describe('moves to another place', () => {
  it.each([
    [
      'below a page',
      ['/over/team', '/blog-9'],
      '/winkel',
      ['/over/team /winkel/team', '/blog-9 /winkel/blog-9'],
    ],
    ['to the top', ['/over/team', '/blog-9'], '', ['/over/team /team']],
    ['where it stands', ['/over/team'], '/over', []],
    ['below itself', ['/over'], '/over/team', []],
    ['onto itself', ['/over'], '/over', []],
    ['of the home page', ['/'], '/over', []],
  ])('%s', (_name, paths, above, expected) => {
    expect(movesTo(paths, above).map(({ from, to }) => `${from} ${to}`)).toEqual(expected);
  });
});
