// Which project may import which: only lower layers, and no other app. The tags are in each project's package.json.
const MODEL = 'layer:model';
const CONTRACT = 'layer:contract';
const UI = 'layer:ui';
const FEATURE = 'layer:feature';
const APP = 'layer:app';

const IN_CODE = ['zod'];
const IN_TESTS = ['zod', 'vitest', 'vitest/*', 'fast-check', 'stdnum'];
const IN_CONFIGURATION = ['*'];

/** Virtual modules of a bundler. */
const VIRTUAL = '^virtual:';
/** The only imports of the journeys from the tools. */
const CHROMIUM = '^\\.\\./tools/test/ensure-chromium\\.mjs$';
const BROWSERS = '^\\.\\./\\.\\./tools/test/ensure-browsers\\.mjs$';

/** The layers, with the packages from outside that model and contract libraries may use. */
function boundaries(packages, allow = [VIRTUAL]) {
  const only = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });
  const depConstraints = [
    { ...only(MODEL), allowedExternalImports: packages },
    { ...only(CONTRACT, MODEL, 'contract:api'), allowedExternalImports: packages },
    only(UI, MODEL, CONTRACT, 'ui:kit'),
    only(FEATURE, MODEL, CONTRACT, UI),
    only(APP, MODEL, CONTRACT, UI, FEATURE),
    only('layer:e2e', 'for:e2e'),
    only('layer:tool', MODEL, CONTRACT, UI, FEATURE, APP, 'layer:tool'),
  ];
  const options = {
    allow,
    banTransitiveDependencies: true,
    // doors.cjs decides which imports may be lazy; a rule about whole projects cannot.
    checkDynamicDependenciesExceptions: ['^@etalage/'],
    depConstraints,
  };
  return { '@nx/enforce-module-boundaries': ['error', options] };
}

module.exports = {
  overrides: [
    { files: ['*.ts', '*.tsx'], rules: boundaries(IN_CODE) },
    { files: ['*.test.ts', '*.test.tsx', '*.fixture.ts', '*.fixture.tsx'], rules: boundaries(IN_TESTS) },
    { files: ['*.config.ts'], rules: boundaries(IN_CONFIGURATION) },
    { files: ['e2e/playwright.config.ts'], rules: boundaries(IN_CONFIGURATION, [VIRTUAL, CHROMIUM]) },
    {
      files: ['e2e/browsers/playwright.config.ts'],
      rules: boundaries(IN_CONFIGURATION, [VIRTUAL, BROWSERS]),
    },
  ],
};
