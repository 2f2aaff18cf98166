import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { circlesIn } from './circles.ts';
import { floorFindings } from './floor-findings.ts';
import type { FloorList } from './floor-list.ts';
import { floorReport } from './floor-report.ts';
import { readImportGraph } from './import-graph.ts';
import { readFloorLists } from './read-floor-lists.ts';

/** The output of `npm run floors`, and the findings that make it fail. */
export interface FloorCheck {
  report: string;
  findings: string[];
  summary: string;
}

/** Checks the floors of each project, and looks for circles of its files, types included. */
export function checkFloors(workspace: string): FloorCheck {
  const lists = readFloorLists(workspace);
  const graph = readImportGraph(workspace, [...new Set(lists.map(({ project }) => project))]);
  const findings = [
    ...projectsWithoutList(workspace, lists),
    ...lists.flatMap((list) => floorFindings(list, graph)),
    ...circlesIn(graph).map(
      (files) => `${files[0]}: [circle:files] files import each other: ${files.join(', ')}`,
    ),
  ];
  return {
    report: lists.map((list) => floorReport(list, graph)).join('\n\n'),
    findings,
    summary: `${lists.length} lists of floors, ${graph.size} files, ${findings.length} findings`,
  };
}

/** Apps and libraries without a list. */
function projectsWithoutList(workspace: string, lists: readonly FloorList[]): string[] {
  const projects = globSync('{apps,libs}/*/package.json', { cwd: workspace }).map(posix.dirname).sort();
  return projects
    .filter((project) => !lists.some((list) => list.project === project))
    .map((project) => `${project}: [floor:missing] the project has no list in tools/lint/floors`);
}
