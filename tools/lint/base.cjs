// Parsers, plugins and the rules that hold everywhere.
/** Where React is: asking its rules of servers, rules and journeys takes time and finds nothing. */
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
      parserOptions: { ecmaVersion: 'latest', sourceType: 'module', projectService: true },
      plugins: ['@nx', '@typescript-eslint'],
      extends: ['eslint:recommended', 'plugin:@typescript-eslint/recommended-type-checked'],
      rules: {
        '@typescript-eslint/ban-ts-comment': [
          'error',
          { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true },
        ],
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        // React Router answers by throwing a Response, or what its data() makes.
        '@typescript-eslint/only-throw-error': [
          'error',
          {
            allow: [
              { from: 'lib', name: 'Response' },
              { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
            ],
          },
        ],
        '@typescript-eslint/require-await': 'off',
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
        '@typescript-eslint/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
        // Methods here close over what they need and have no `this`, so they may be taken apart.
        '@typescript-eslint/unbound-method': 'off',
        eqeqeq: 'error',
        'max-lines': ['error', 300],
        'no-undef': 'off',
      },
    },
    {
      files: WITH_REACT,
      plugins: ['react-hooks', 'jsx-a11y'],
      extends: ['plugin:react-hooks/recommended', 'plugin:jsx-a11y/recommended'],
    },
    {
      files: ['*.test.ts', '*.test.tsx', '*.e2e.ts', '**/testing/**/*.ts', '**/testing/**/*.tsx'],
      rules: {
        '@typescript-eslint/ban-ts-comment': [
          'error',
          { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
        ],
        '@typescript-eslint/no-unsafe-argument': 'off',
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-call': 'off',
        '@typescript-eslint/no-unsafe-member-access': 'off',
        '@typescript-eslint/no-unsafe-return': 'off',
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
        'tools/demo-data/**/*.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
};
