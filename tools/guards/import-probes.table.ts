/** One forbidden line, where it is planted, and the allowed line that stands there in the sound copy. */
export interface Probe {
  name: string;
  file: string;
  bad: string;
  good: string;
  /** Words of the report: the rule's own name, or the lint rule that carries it. */
  rule: string;
}

const BOUNDARIES = '@nx/enforce-module-boundaries';
const side = (specifier: string) => `import '${specifier}';\n`;
const probe = (name: string, file: string, bad: string, good: string, rule: string): Probe => ({
  name,
  file,
  bad: side(bad),
  good: side(good),
  rule,
});

/** Arrows that point up, sideways into another app, or at the tools. */
export const layerProbes: readonly Probe[] = [
  probe(
    'a model library imports a contract',
    'libs/site-model/src/a.ts',
    '@etalage/api-contract',
    'zod',
    BOUNDARIES,
  ),
  probe(
    'a model library imports another model library',
    'libs/shop-domain/src/b.ts',
    '@etalage/site-model',
    'zod',
    BOUNDARIES,
  ),
  probe('a model library imports react', 'libs/site-model/src/c.ts', 'react', 'zod', BOUNDARIES),
  probe(
    'a model library names the rule for react',
    'libs/site-model/src/d.ts',
    'react',
    'zod',
    '[layer:model-pure]',
  ),
  probe('a model library imports node', 'libs/shop-domain/src/e.ts', 'node:fs', 'zod', '[layer:model-pure]'),
  probe(
    'a contract imports the ui',
    'libs/api-contract/src/f.ts',
    '@etalage/ui-kit',
    '@etalage/shop-domain',
    BOUNDARIES,
  ),
  probe(
    'a contract imports a package other than zod',
    'libs/designer-protocol/src/g.ts',
    'fast-check',
    'zod',
    BOUNDARIES,
  ),
  probe(
    'the ui imports a feature',
    'libs/form-engine/src/h.ts',
    '@etalage/blocks/schema',
    '@etalage/ui-kit',
    BOUNDARIES,
  ),
  probe(
    'the ui kit imports the form engine',
    'libs/ui-kit/src/i.ts',
    '@etalage/form-engine/render',
    '@etalage/texts',
    BOUNDARIES,
  ),
  probe(
    'a feature imports an app',
    'libs/blocks/src/j.ts',
    '@etalage/dashboard',
    '@etalage/api-contract',
    BOUNDARIES,
  ),
  probe(
    'an app imports another app',
    'apps/dashboard/src/k.ts',
    '@etalage/storefront',
    '@etalage/ui-kit',
    BOUNDARIES,
  ),
  probe(
    'an app imports another app by path',
    'apps/api/src/l.ts',
    '../../dashboard/src/k.ts',
    '@etalage/texts',
    BOUNDARIES,
  ),
  probe(
    'a journey imports a feature',
    'e2e/storefront/m.ts',
    '@etalage/blocks/schema',
    '@etalage/texts',
    BOUNDARIES,
  ),
  probe('an app imports a tool', 'apps/api/src/n.ts', '@etalage/tools', '@etalage/texts', BOUNDARIES),
];

/** What a project may see of another one, and what a file's suffix allows. */
export const doorProbes: readonly Probe[] = [
  probe(
    'the storefront imports the editor of the blocks',
    'apps/storefront/src/aa.ts',
    '@etalage/blocks/editor',
    '@etalage/blocks/render',
    '[door:storefront-editor]',
  ),
  probe(
    'the storefront imports the designer protocol',
    'apps/storefront/src/ab.ts',
    '@etalage/designer-protocol',
    '@etalage/form-engine/render',
    '[door:storefront-editor]',
  ),
  {
    name: 'the storefront imports the editor lazily',
    file: 'apps/storefront/src/ac.ts',
    bad: `export const load = () => import('@etalage/blocks/editor');\n`,
    good: `export const load = () => import('./ab.ts');\n`,
    rule: '[door:storefront-editor]',
  },
  probe(
    'the storefront imports past the doors of the blocks',
    'apps/storefront/src/ad.ts',
    '@etalage/blocks/src/schema.ts',
    '@etalage/blocks/schema',
    '[door:storefront-blocks]',
  ),
  probe(
    'the storefront imports past the doors of the form engine',
    'apps/storefront/src/ae.ts',
    '@etalage/form-engine/src/schema.ts',
    '@etalage/form-engine/schema',
    '[door:storefront-form-engine]',
  ),
  probe(
    'the storefront imports zod',
    'apps/storefront/src/af.ts',
    'zod',
    '@etalage/site-model',
    '[door:visitor-packages]',
  ),
  probe(
    'the storefront imports tiptap',
    'apps/storefront/src/ag.ts',
    '@tiptap/core',
    '@etalage/ui-kit',
    '[door:editor-packages]',
  ),
  probe(
    'the dashboard draws blocks outside the frame',
    'apps/dashboard/src/ah.ts',
    '@etalage/blocks/render',
    '@etalage/blocks/schema',
    '[door:dashboard-blocks]',
  ),
  probe(
    'the api imports the render door',
    'apps/api/src/ai.ts',
    '@etalage/blocks/render',
    '@etalage/blocks/schema',
    '[door:api-schema]',
  ),
  probe('the api imports react', 'apps/api/src/aj.ts', 'react', 'fastify', '[door:api-react]'),
  probe(
    'the api imports the ui kit',
    'apps/api/src/ak.ts',
    '@etalage/ui-kit',
    '@etalage/site-model',
    '[door:api-react]',
  ),
  probe('a block schema imports react', 'libs/blocks/src/al.schema.ts', 'react', 'zod', '[door:schema-pure]'),
  probe(
    'a block schema imports a style',
    'libs/blocks/src/am.schema.ts',
    './am.css.ts',
    './al.schema.ts',
    '[door:schema-pure]',
  ),
  probe(
    'a migration imports a render file',
    'libs/blocks/src/an.migrations.ts',
    './an.render.tsx',
    './al.schema.ts',
    '[door:schema-pure]',
  ),
  probe(
    'a field type schema imports its editor',
    'libs/form-engine/src/ao.schema.ts',
    './ao.editor.tsx',
    'zod',
    '[door:schema-pure]',
  ),
  probe(
    'a render file imports an editor file',
    'libs/blocks/src/ap.render.tsx',
    './ap.editor.tsx',
    'react',
    '[door:render-editor]',
  ),
  probe(
    'a render file imports the editor door of the form engine',
    'libs/blocks/src/aq.render.tsx',
    '@etalage/form-engine/editor',
    '@etalage/form-engine/render',
    '[door:render-editor]',
  ),
  probe(
    'a style imports an editor file',
    'libs/blocks/src/ar.css.ts',
    './ar.editor.tsx',
    '@vanilla-extract/css',
    '[door:render-editor]',
  ),
  probe('an island imports zod', 'libs/blocks/src/as.island.tsx', 'zod', 'react', '[door:visitor-packages]'),
  {
    name: 'an island takes values from a schema',
    file: 'libs/blocks/src/at.island.tsx',
    bad: `import './al.schema.ts';\n`,
    good: `import type {} from './al.schema.ts';\n`,
    rule: '[door:visitor-schema]',
  },
  probe(
    'a block uses dnd-kit outside its editor file',
    'libs/blocks/src/au.ts',
    '@dnd-kit/core',
    'react',
    '[door:editor-packages]',
  ),
];

/** Habits of the code that lint holds. */
export const habitProbes: readonly Probe[] = [
  {
    name: 'a Dutch word stands in JSX',
    file: 'libs/ui-kit/src/ba.tsx',
    bad: `export const Ba = () => <p>Winkelwagen</p>;\n`,
    good: `export const Ba = () => <p>1 / 2</p>;\n`,
    rule: '[texts]',
  },
  {
    name: 'a Dutch word stands in a label',
    file: 'libs/blocks/src/bb.tsx',
    bad: `export const Bb = () => <nav aria-label="Kruimelpad" />;\n`,
    good: `export const Bb = ({ label }: { label: string }) => <nav aria-label={label} />;\n`,
    rule: '[texts]',
  },
  {
    name: 'a Dutch word stands in a choice',
    file: 'libs/blocks/src/bi.tsx',
    bad: `export const Bi = ({ open }: { open: boolean }) => <p title={open ? 'Open' : ''}>{open && 'Dicht'}</p>;\n`,
    good: `export const Bi = ({ open }: { open: boolean }) => <p className={open ? 'open' : ''}>{open && '…'}</p>;\n`,
    rule: '[texts]',
  },
  {
    name: 'a Dutch word stands in a template',
    file: 'libs/form-engine/src/bj.tsx',
    bad: 'export const Bj = ({ count }: { count: number }) => <p>{`${count} stuks`}</p>;\n',
    good: 'export const Bj = ({ count }: { count: number }) => <p>{`${count}×`}</p>;\n',
    rule: '[texts]',
  },
  {
    name: 'a price is formatted outside texts/format',
    file: 'libs/shop-domain/src/bc.ts',
    bad: `export const bc = (cents: number) => new Intl.NumberFormat('nl').format(cents);\n`,
    good: `export const bc = (cents: number) => String(cents);\n`,
    rule: '[formats]',
  },
  {
    name: 'a module keeps state',
    file: 'libs/site-model/src/bd.ts',
    bad: `let bd = 0;\nexport const next = () => (bd += 1);\n`,
    good: `const bd = 0;\nexport const next = () => bd + 1;\n`,
    rule: '[module-state]',
  },
  {
    name: 'a default export',
    file: 'libs/texts/src/be.ts',
    bad: `export default 1;\n`,
    good: `export const be = 1;\n`,
    rule: '[named-exports]',
  },
  {
    name: 'any',
    file: 'libs/texts/src/bf.ts',
    bad: `export const bf = (value: any) => String(value);\n`,
    good: `export const bf = (value: number) => String(value);\n`,
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    name: 'a silenced type error',
    file: 'libs/texts/src/bg.ts',
    bad: `// @ts-ignore\nexport const bg: number = 'one';\n`,
    good: `export const bg: number = 1;\n`,
    rule: '@typescript-eslint/ban-ts-comment',
  },
  {
    name: 'a file of more than 300 lines',
    file: 'libs/texts/src/bh.ts',
    bad: `export const bh = 1;\n`.padEnd(330, '\n'),
    good: `export const bh = 1;\n`,
    rule: 'max-lines',
  },
];
