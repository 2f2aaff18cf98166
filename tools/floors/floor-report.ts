import { circlesIn } from './circles.ts';
import { roomsOf } from './floor-findings.ts';
import { type FloorList, folderOf, isTesting, roomOf } from './floor-list.ts';
import type { ImportGraph } from './import-graph.ts';

/** Which folders and root files of a list's folder import which, without tests and test support. */
export function roomGraph(list: FloorList, graph: ImportGraph): ImportGraph {
  const rooms = new Map<string, Set<string>>(roomsOf(list, graph).map((room) => [room, new Set()]));
  for (const [path, imports] of graph) {
    if (isTesting(path)) continue;
    const from = rooms.get(roomOf(list, path) ?? '');
    for (const imported of imports) {
      const to = roomOf(list, imported);
      if (to !== undefined && !isTesting(imported)) from?.add(to);
    }
  }
  return new Map([...rooms].map(([room, others]) => [room, [...others]]));
}

/** The number of files of a list, its circles, and what each of its floors may import. */
export function floorReport(list: FloorList, graph: ImportGraph): string {
  const rooms = roomGraph(list, graph);
  const folders = [...rooms.keys()].filter((room) => !room.includes('.'));
  const files = new Map([...graph].filter(([path]) => path.startsWith(folderOf(list))));
  return [
    `${list.name}: ${folderOf(list)} with ${folders.length} folders, ${files.size} files`,
    ...circleLines('folders', circlesIn(rooms)),
    ...circleLines('files', circlesIn(files)),
    ...list.floors.map((floor, index) => `  ${index + 1}  ${floor.join(', ')}${mayImport(index)}`).reverse(),
  ].join('\n');
}

const circleLines = (what: string, circles: readonly string[][]): string[] => [
  `  circles of ${what}: ${circles.length}`,
  ...circles.map((circle) => `    ${circle.join(', ')}`),
];

function mayImport(index: number): string {
  if (index === 0) return '';
  return index === 1 ? '  may import floor 1' : `  may import floors 1 to ${index}`;
}
