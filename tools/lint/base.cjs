// Parsers, plugins and the rules that hold everywhere. Rules that need types, and those of React, are in
// types.json: the native linter checks them for the whole workspace in the time that ESLint takes for one project.
/** Folders with React: its rules take time in all others and find nothing there. */
const WITH_REACT = [
  '*.tsx',
  'apps/{dashboard,storefront}/**/*.ts',
  'libs/{blocks,form-engine,ui-kit}/**/*.ts',
];

module.exports = {
  overrides: [
    {
      files: ['*.mjs', '*.cjs'],
      env: { node: true, es2024: true },
      parserOptions: { ecmaVersion: 'latest', sourceType: 'module' },
      extends: ['eslint:recommended'],
      rules: { eqeqeq: 'error', 'max-lines': ['error', 300] },
    },
    {
      files: ['*.ts', '*.tsx'],
      parser: '@typescript-eslint/parser',
      parserOptions: { ecmaVersion: 'latest', sourceType: 'module' },
      plugins: ['@nx', '@typescript-eslint'],
      extends: ['eslint:recommended', 'plugin:@typescript-eslint/recommended'],
      rules: {
        '@typescript-eslint/ban-ts-comment': [
          'error',
          { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true },
        ],
        // Empty where it is declared: the folder of each field type adds its entry by declaration merging.
        '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^FieldOptions$' }],
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        eqeqeq: 'error',
        'max-lines': ['error', 300],
        'no-undef': 'off',
      },
    },
    {
      files: WITH_REACT,
      plugins: ['jsx-a11y'],
      extends: ['plugin:jsx-a11y/recommended'],
    },
    {
      files: ['*.test.ts', '*.test.tsx', '*.e2e.ts', '**/testing/**/*.ts', '**/testing/**/*.tsx'],
      rules: {
        '@typescript-eslint/ban-ts-comment': [
          'error',
          { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
        ],
      },
    },
    {
      files: [
        '*.test.ts',
        '*.test.tsx',
        '*.e2e.ts',
        '*.fixture.ts',
        '*.table.ts',
        'libs/texts/src/nl/**/*.ts',
        'tools/demo/drawing/**/*.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
};
