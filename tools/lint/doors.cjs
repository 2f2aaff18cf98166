// What a project may import of another one, and what the suffix of a file allows. ESLint does not merge two lists of
// restricted imports for one file, so each entry below names all rules of its files; a later entry wins.
// That rule does not check lazy imports: habits.cjs has a rule for those of the storefront.
const NOT_CODE = ['*.test.ts', '*.test.tsx'];
const forbid = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
const forbidNothing = { 'no-restricted-imports': 'off' };

const editorPackages = {
  group: ['@tiptap/*', '@dnd-kit/*', 'prosemirror-*'],
  message: '[door:editor-packages] tiptap and dnd-kit belong to editor files and the dashboard only.',
};

const modelPure = {
  regex: '^(node:|react($|/)|react-dom|react-router|fastify|kysely|pg($|/))',
  message: '[layer:model-pure] model and contract libraries are plain rules: no React, no Node, no I/O.',
};

const storefrontDoors = [
  {
    regex: '^@etalage/((blocks|form-engine)/editor$|ui-kit/dashboard$|designer-protocol)',
    message: '[door:storefront-editor] the visitor site never imports editor, dashboard or designer code.',
  },
  {
    regex: '^@etalage/blocks(/(?!(schema|render|islands|behaviours|editor)$).*)?$',
    message:
      '[door:storefront-blocks] the storefront uses the doors schema, render, islands and behaviours of blocks.',
  },
  {
    regex: '^@etalage/form-engine(/(?!(schema|render|editor)$).*)?$',
    message:
      '[door:storefront-form-engine] the storefront uses the doors schema and render of the form engine.',
  },
];

const visitorPackages = {
  regex: '^(zod|react-hook-form|@hookform|@tanstack)($|/)',
  message:
    '[door:visitor-packages] zod, react-hook-form and react-query never reach visitors: the server judges.',
};

const dashboardBlocks = {
  regex: '^@etalage/blocks(/(?!schema$).*)?$',
  message:
    '[door:dashboard-blocks] the dashboard knows the schemas of blocks; src/designer-frame draws them.',
};

const screenLinks = {
  group: ['react-router'],
  importNames: ['Link', 'NavLink'],
  message:
    '[door:screen-links] a link of the dashboard names its website: ScreenLink of session/screen-link.tsx.',
};
/** Outside of a website: signing in, mails with a secret link. */
const withoutWebsite = [
  'apps/dashboard/src/session/screen-link.tsx',
  'apps/dashboard/src/routes/entry/**',
  'apps/dashboard/src/routes/sign-in-route.tsx',
  'apps/dashboard/src/routes/unknown-website-route.tsx',
];

const apiDoors = [
  {
    regex: '^@etalage/(blocks(/(?!(schema|fixtures)$).*)?|form-engine(/(?!schema$).*)?)$',
    message:
      '[door:api-schema] the api uses the schema doors, and the fixtures of blocks for its sample sites.',
  },
  {
    regex:
      '^(react|react-dom|react-router|radix-ui|@vanilla-extract/[^/]+|@etalage/(ui-kit|designer-protocol))($|/)',
    message: '[door:api-react] the api draws nothing: no React, no styles, no designer protocol.',
  },
];

const schemaPure = [
  {
    regex:
      '^(react|react-dom|radix-ui|react-hook-form|@hookform/[^/]+|@tanstack/[^/]+|@vanilla-extract/[^/]+|@etalage/ui-kit)($|/)|^@etalage/form-engine/(render|editor|rich-text)$',
    message: '[door:schema-pure] schemas and migrations hold data and rules: no React, no styles.',
  },
  {
    regex:
      '^\\.{1,2}/.*(\\.(css|render|editor|island|behaviour)(\\.tsx?)?$|/(render|editor|islands|behaviours)(\\.ts)?$)',
    message: '[door:schema-pure] schemas and migrations import no style, render, island or editor file.',
  },
];

const renderWithoutEditor = {
  regex: '^\\.{1,2}/.*(\\.editor(\\.tsx?)?$|/editor(\\.ts)?$)|^@etalage/form-engine/(editor|rich-text)$',
  message: '[door:render-editor] what visitors see imports no editor file.',
};

const typesOfSchemas = {
  regex: '(\\.schema|/schema)(\\.ts)?$',
  allowTypeImports: true,
  message: '[door:visitor-schema] schemas bring zod along: visitor code may take their types only.',
};

module.exports = {
  overrides: [
    { files: ['*.ts', '*.tsx'], rules: forbid(editorPackages) },
    {
      files: ['libs/{shop-domain,site-model,texts,api-contract,designer-protocol}/src/**/*.ts'],
      excludedFiles: NOT_CODE,
      rules: forbid(editorPackages, modelPure),
    },
    {
      files: ['apps/storefront/**/*.{ts,tsx}'],
      rules: forbid(...storefrontDoors, visitorPackages, editorPackages),
    },
    { files: ['apps/dashboard/**/*.{ts,tsx}'], rules: forbid(dashboardBlocks, screenLinks) },
    { files: withoutWebsite, rules: forbid(dashboardBlocks) },
    { files: ['apps/dashboard/src/designer-frame/**/*.{ts,tsx}'], rules: forbidNothing },
    { files: ['apps/api/**/*.{ts,tsx}'], rules: forbid(...apiDoors, editorPackages) },
    {
      files: [
        'libs/{blocks,form-engine}/src/**/*.{schema,migrations}.ts',
        'libs/{blocks,form-engine}/src/schema.ts',
        'libs/{blocks,form-engine}/src/**/schema-registry.ts',
      ],
      rules: forbid(...schemaPure, editorPackages),
    },
    {
      files: [
        'libs/{blocks,form-engine,ui-kit}/src/**/*.{render,island,behaviour}.{ts,tsx}',
        'libs/{blocks,form-engine,ui-kit}/src/**/*.css.ts',
        'libs/{blocks,form-engine}/src/{render,islands,behaviours}.ts',
        'libs/{blocks,form-engine}/src/**/render-registry.ts',
      ],
      excludedFiles: NOT_CODE,
      rules: forbid(renderWithoutEditor, visitorPackages, editorPackages),
    },
    {
      files: [
        'libs/blocks/src/**/*.{island,behaviour}.{ts,tsx}',
        'apps/storefront/src/islands/**/*.{ts,tsx}',
      ],
      excludedFiles: NOT_CODE,
      rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [typesOfSchemas] }] },
    },
    {
      files: [
        'libs/{blocks,form-engine}/src/**/*.editor.{ts,tsx}',
        'libs/{blocks,form-engine}/src/editor.ts',
        'libs/{blocks,form-engine}/src/**/editor-registry.ts',
        'libs/form-engine/src/rich-text/**/*.{ts,tsx}',
      ],
      rules: forbidNothing,
    },
    { files: ['*.config.ts'], rules: forbidNothing },
  ],
};
