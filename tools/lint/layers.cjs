// Who may import whom: arrows point down, never up, and never from one app to another. Tags stand in each
// project's package.json.
const MODEL = 'layer:model';
const CONTRACT = 'layer:contract';
const UI = 'layer:ui';
const FEATURE = 'layer:feature';
const APP = 'layer:app';

const IN_CODE = ['zod'];
const IN_TESTS = ['zod', 'vitest', 'vitest/*', 'fast-check', 'stdnum'];
const IN_CONFIGURATION = ['*'];

/** Modules that a bundler makes up. */
const VIRTUAL = '^virtual:';
/** The one thing the journeys take from the tools. */
const CHROMIUM = '^\\.\\./tools/test/ensure-chromium\\.mjs$';

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
    // What may load late is a matter of doors, which a rule about whole projects cannot see.
    checkDynamicDependenciesExceptions: ['^@etalage/'],
    depConstraints,
  };
  return { '@nx/enforce-module-boundaries': ['error', options] };
}

module.exports = {
  overrides: [
    { files: ['*.ts', '*.tsx'], rules: boundaries(IN_CODE) },
    { files: ['*.test.ts', '*.test.tsx'], rules: boundaries(IN_TESTS) },
    { files: ['*.config.ts'], rules: boundaries(IN_CONFIGURATION) },
    { files: ['e2e/playwright.config.ts'], rules: boundaries(IN_CONFIGURATION, [VIRTUAL, CHROMIUM]) },
  ],
};
