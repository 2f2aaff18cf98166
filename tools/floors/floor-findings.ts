import { floorOf, type FloorList, isTesting, roomOf } from './floor-list.ts';
import type { ImportGraph } from './import-graph.ts';

/** The findings of one list, one sentence each, with its name. */
export function floorFindings(list: FloorList, graph: ImportGraph): string[] {
  return [...listFindings(list, graph), ...importFindings(list, graph)].map(
    ({ where, what }) => `${where}: [floor:${list.name}] ${what}`,
  );
}

interface Finding {
  where: string;
  what: string;
}

/** The folders and files directly in a list's folder that contain product code. */
export function roomsOf(list: FloorList, graph: ImportGraph): string[] {
  const paths = [...graph.keys()].filter((path) => !isTesting(path));
  const rooms = paths.map((path) => roomOf(list, path)).filter((room) => room !== undefined);
  return [...new Set(rooms)];
}

/** A list names every room once, and no room that does not exist. */
function listFindings(list: FloorList, graph: ImportGraph): Finding[] {
  const rooms = new Set(roomsOf(list, graph));
  const listed = list.floors.flat();
  const where = `tools/lint/floors/${list.name}.cjs`;
  return [
    ...[...rooms].filter((room) => !listed.includes(room)).map((room) => `${room} stands on no floor`),
    ...listed.filter((room) => !rooms.has(room)).map((room) => `${room} is listed and does not exist`),
    ...listed
      .filter((room, index) => listed.indexOf(room) !== index)
      .map((room) => `${room} is listed twice`),
  ].map((what) => ({ where, what }));
}

function importFindings(list: FloorList, graph: ImportGraph): Finding[] {
  const findings: Finding[] = [];
  for (const [path, imports] of graph) {
    if (isTesting(path) || roomOf(list, path) === undefined) continue;
    for (const imported of imports) {
      const what = wrongWith(list, path, imported);
      if (what) findings.push({ where: path, what });
    }
  }
  return findings;
}

function wrongWith(list: FloorList, path: string, imported: string): string | undefined {
  const from = roomOf(list, path);
  const to = roomOf(list, imported);
  if (from === undefined || to === undefined) return undefined;
  if (isTesting(imported)) return `${from} must not import testing code: ${imported}`;
  const own = floorOf(list, from);
  const other = floorOf(list, to);
  if (from === to || own === undefined || other === undefined || other < own) return undefined;
  return `${from} (floor ${own}) must not import ${to} (floor ${other}): ${imported}`;
}
