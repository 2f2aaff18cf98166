/** The references of a documentation page: folders and files of the workspace, and npm scripts. */
export interface DocReferences {
  paths: string[];
  scripts: string[];
}

const TOP = 'apps|libs|e2e|tools|docs';
const BUILT_IN = new Set(['ci', 'install', 'start', 'test']);

/**
 * Reads the paths in code marks and link targets, and `npm run x`. A path is relative to the workspace, and on a
 * project's own page also to that project (`src/…`); patterns such as `apps/*` or `x.schema.ts` are not paths.
 */
export function referencesIn(page: string, markdown: string): DocReferences {
  const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/')) : '';
  const isProject = new RegExp(`^(${TOP})/`).test(page) && !page.startsWith('docs/');
  const paths = new Set<string>();
  for (const [, code] of markdown.matchAll(/`([^`\n]+)`/g)) {
    if (!code || /[\s*{}<>(]/.test(code)) continue;
    if (new RegExp(`^(${TOP})/`).test(code)) paths.add(code);
    else if (isProject && /^(src|server)\/\S/.test(code)) paths.add(`${folder}/${code}`);
  }
  for (const [, target] of markdown.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
    if (target) paths.add(folder ? `${folder}/${target}` : target);
  }
  const scripts = [...markdown.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
  const named = [...markdown.matchAll(/npm (ci|install|start|test)\b/g)].map(([, script]) => script ?? '');
  return { paths: [...paths], scripts: [...new Set([...scripts, ...named])] };
}

/** Whether a script is built into npm. */
export function isBuiltIn(script: string): boolean {
  return BUILT_IN.has(script);
}
