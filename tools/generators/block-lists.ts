import { PartRefused } from './part-name.ts';

/** The one list of blocks that is written by hand; its order is the order in which blocks are offered. */
export const blockList = 'libs/blocks/src/registry/schema-registry.ts';
const COMPONENT_LIST = 'libs/blocks/src/registry/block-components.ts';
const FIXTURE_LIST = 'libs/blocks/src/testing/block-fixtures.ts';

interface ListedBlock {
  /** The stored type: the block's key in every list. */
  readonly type: string;
  /** Folder and file name without its role, from a folder beside the blocks: `../content/quote/quote`. */
  readonly path: string;
  readonly component: string;
  readonly fixture: string;
}

/**
 * The lists that follow from the list of definitions: the component and the fixture of every block, by path. A door of
 * its own has each of them, because a schema may not bring React along; they are written by the generator and never by
 * hand. `read` answers the source of a file of the workspace.
 */
export function derivedBlockLists(read: (path: string) => string): Record<string, string> {
  const blocks = blocksOf(read(blockList), read);
  return { [COMPONENT_LIST]: componentList(blocks), [FIXTURE_LIST]: fixtureList(blocks) };
}

function blocksOf(source: string, read: (path: string) => string): ListedBlock[] {
  // A schema may define several templates, which then share its component and its fixture.
  const imports = new Map(
    [...source.matchAll(/import \{([\w,\s]+)\} from '(\.\.\/[\w/-]+)\.schema\.ts';/g)].flatMap(
      ([, names = '', path]) => (names.match(/\w+/g) ?? []).map((name) => [name, path] as const),
    ),
  );
  const entries = /blockDefinitions = \{\n([\s\S]*?)\n\} as const/.exec(source)?.[1] ?? '';
  return [...entries.matchAll(/^ {2}(\w+)(?:: (\w+))?,$/gm)].map(([, type = '', name = type]) => {
    const path = imports.get(name);
    if (!path) throw new PartRefused(`${name} stands in ${blockList} without an import of its schema.`);
    const file = path.replace('../', 'libs/blocks/src/');
    return {
      type,
      path,
      component: nameIn(read, `${file}.render.tsx`, /export function (\w+)\(/),
      fixture: nameIn(read, `${file}.fixture.ts`, /export const (\w+): Block\w+/),
    };
  });
}

function nameIn(read: (path: string) => string, path: string, pattern: RegExp): string {
  const name = pattern.exec(read(path))?.[1];
  if (!name) throw new PartRefused(`${path} exports nothing that a list of blocks could name.`);
  return name;
}

const NOTE =
  '// Written by `npm run new` from schema-registry.ts; after a change there by hand: npm run block-lists.';

function componentList(blocks: readonly ListedBlock[]): string {
  return `${NOTE}
import type { ComponentType } from 'react';
import type { BlockProps } from '../runtime/block-props.ts';
import type { blockDefinitions, BlockType } from './schema-registry.ts';
${importsOf(blocks.map(({ component, path }) => `import { ${component} } from '${path}.render.tsx';`))}

type BlockComponents = { [T in BlockType]: ComponentType<BlockProps<(typeof blockDefinitions)[T]>> };

/** The component of every block; a type without one does not compile. */
export const blockComponents = {
${blocks.map(({ type, component }) => entry(type, component)).join('\n')}
} as const satisfies BlockComponents;
`;
}

function fixtureList(blocks: readonly ListedBlock[]): string {
  return `${NOTE}
import type { BlockType } from '../registry/schema-registry.ts';
import type { BlockFixture } from './block-fixture.ts';
${importsOf(blocks.map(({ fixture, path }) => `import { ${fixture} } from '${path}.fixture.ts';`))}

/** One realistic instance of every block; a type without one does not compile. */
export const blockFixtures: Record<BlockType, BlockFixture> = {
${blocks.map(({ type, fixture }) => entry(type, fixture)).join('\n')}
};
`;
}

/** Each line once: templates of one schema have the same component and fixture. */
const importsOf = (lines: readonly string[]) => [...new Set(lines)].join('\n');

const entry = (type: string, value: string) => (type === value ? `  ${type},` : `  ${type}: ${value},`);
