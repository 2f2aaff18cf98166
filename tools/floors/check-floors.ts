import { circlesIn } from './circles.ts';
import { floorFindings } from './floor-findings.ts';
import { floorReport } from './floor-report.ts';
import { readImportGraph } from './import-graph.ts';
import { readFloorLists } from './read-floor-lists.ts';

/** What `npm run floors` prints, and the sentences that make it fail. */
export interface FloorCheck {
  report: string;
  findings: string[];
  summary: string;
}

/** Holds each project that has a list against its floors, and looks for circles of files in it, types included. */
export function checkFloors(workspace: string): FloorCheck {
  const lists = readFloorLists(workspace);
  const graph = readImportGraph(workspace, [...new Set(lists.map(({ project }) => project))]);
  const findings = [
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
