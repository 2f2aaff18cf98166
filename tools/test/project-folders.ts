import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ProjectManifest {
  name: string;
  nx?: { targets?: Record<string, unknown> };
}

/** A project of the workspace: its folder, relative to the workspace, and what its package.json states. */
export interface Project {
  folder: string;
  manifest: ProjectManifest;
}

export function projectsOf(workspace: string): Project[] {
  const paths = globSync('{apps/*,libs/*,e2e,tools,tools/demo}/package.json', { cwd: workspace });
  return paths.map((path) => ({
    folder: path.slice(0, -'/package.json'.length),
    manifest: JSON.parse(readFileSync(join(workspace, path), 'utf8')) as ProjectManifest,
  }));
}
