// Code style: texts are in the table of texts, state in closures, formats in one place. ESLint does not merge
// two lists of restricted syntax for one file, so each entry names all rules that apply; a later entry wins.
const forbid = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors.flat()] });
const rule = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

const moduleState = rule(
  '[module-state] no module-level let: state lives in a closure, a context or the database.',
  "Program > VariableDeclaration[kind='let']",
  "Program > ExportNamedDeclaration > VariableDeclaration[kind='let']",
);

const namedExports = rule(
  '[named-exports] export by name; default only where a framework asks for it.',
  'ExportDefaultDeclaration',
  "ExportSpecifier[exported.name='default']",
);

const formats = rule(
  '[formats] amounts, dates and numbers are formatted in libs/texts/src/format only.',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
);

const writtenOut = [
  ...rule(
    '[written-out] no spread of a literal into a literal: write its properties or items, or give it a name.',
    'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
    'SpreadElement > TSAsExpression > :matches(ObjectExpression, ArrayExpression)',
    'SpreadElement > TSSatisfiesExpression > :matches(ObjectExpression, ArrayExpression)',
  ),
  ...rule(
    '[written-out] no assignment of several values in one statement: write one statement for each.',
    "VariableDeclarator[id.type='ArrayPattern'][init.type='ArrayExpression'][init.elements.0.type!='SpreadElement']",
    "VariableDeclarator[id.type='ArrayPattern'] > TSAsExpression > ArrayExpression",
    "AssignmentExpression[left.type='ArrayPattern'][right.type='ArrayExpression']",
  ),
];

const READ_ATTRIBUTES =
  'JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)$/]';
const WORDS = [
  'Literal[value=/\\p{L}/u]',
  ':matches(ConditionalExpression, LogicalExpression) > Literal[value=/\\p{L}/u]',
  'TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]',
];

const texts = rule(
  '[texts] no words that people read in code: use a key of libs/texts.',
  'JSXText[value=/\\p{L}/u]',
  `${READ_ATTRIBUTES} > Literal[value=/\\p{L}/u]`,
  ...WORDS.flatMap((words) => [
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${words}`,
    `${READ_ATTRIBUTES} > JSXExpressionContainer > ${words}`,
  ]),
);

const lazyStorefrontDoors = rule(
  '[door:storefront-editor] the visitor site never imports editor code, also not lazily.',
  'ImportExpression > Literal[value=/^(@etalage.(blocks|form-engine).editor|@etalage.designer-protocol|@tiptap|@dnd-kit|zod|react-hook-form)/]',
);

module.exports = {
  overrides: [
    { files: ['*.mjs', '*.cjs'], rules: forbid(writtenOut) },
    {
      files: ['*.ts', '*.tsx'],
      rules: {
        ...forbid(moduleState, namedExports, formats, writtenOut),
        'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
        'no-restricted-globals': [
          'error',
          { name: 'Intl', message: '[formats] Intl is used in libs/texts/src/format only.' },
        ],
      },
    },
    {
      files: ['apps/dashboard/**/*.tsx', 'libs/{blocks,form-engine,ui-kit}/**/*.tsx'],
      rules: forbid(moduleState, namedExports, formats, texts, writtenOut),
    },
    {
      files: ['apps/storefront/**/*.{ts,tsx}'],
      rules: forbid(moduleState, namedExports, formats, texts, lazyStorefrontDoors, writtenOut),
    },
    {
      // React Router reads the default export of these.
      files: [
        'apps/storefront/src/{root,entry.*,routes}.{ts,tsx}',
        'apps/storefront/src/routes/**/*.{ts,tsx}',
      ],
      rules: forbid(moduleState, formats, texts, lazyStorefrontDoors, writtenOut),
    },
    {
      files: ['libs/texts/src/format/**/*.ts'],
      rules: { ...forbid(moduleState, namedExports, writtenOut), 'no-restricted-globals': 'off' },
    },
    { files: ['**/main.{ts,tsx}'], rules: forbid(namedExports, formats, texts, writtenOut) },
    {
      files: ['apps/storefront/src/islands/loader.ts'],
      rules: forbid(namedExports, formats, texts, lazyStorefrontDoors, writtenOut),
    },
    {
      files: ['*.test.ts', '*.test.tsx', '*.e2e.ts', '*.fixture.ts'],
      rules: { ...forbid(namedExports, writtenOut), 'no-restricted-globals': 'off' },
    },
    // A Playwright fixture takes an object pattern, empty or not.
    { files: ['e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
    // Configurations and global set-ups have a default export and their own lifetime.
    {
      files: ['*.config.ts', '**/testing/**/*.ts', 'e2e/support/**/*.ts', 'e2e/browsers/start-product.ts'],
      rules: { ...forbid(writtenOut), 'no-restricted-globals': 'off' },
    },
    // A test, a table and a fixture are read as a list of cases.
    {
      files: ['*.test.ts', '*.test.tsx', '*.e2e.ts', '*.table.ts', '*.fixture.ts', '*.fixture.tsx'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      files: [
        // A migration never changes after its release.
        'apps/api/src/db/migrations/*.ts',
        // Divided into parts, the script of visitors' file fields exceeds its size budget.
        'libs/form-engine/src/files/queue/create-uploads.ts',
      ],
      rules: { 'max-lines-per-function': 'off' },
    },
  ],
};
