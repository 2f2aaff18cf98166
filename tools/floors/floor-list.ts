/**
 * The floors of one folder, from bottom to top. Each names folders and files directly in it; those of one floor do not
 * import each other.
 */
export interface FloorList {
  /** The name in findings: the name of the file in tools/lint/floors. */
  name: string;
  /** A folder with a package.json, such as `libs/texts`. */
  project: string;
  /** The divided folder of the project, such as `src`, or '' for the project itself. */
  folder: string;
  floors: readonly (readonly string[])[];
}

/** Tests, fixtures and testing folders: these are above all floors. */
export const isTesting = (path: string): boolean => /\.(test|fixture)\.tsx?$|(^|\/)testing\//.test(path);

/** The folder that a list divides, with a trailing slash. */
export const folderOf = ({ project, folder }: FloorList): string =>
  folder === '' ? `${project}/` : `${project}/${folder}/`;

/** The folder or file directly in a list's folder that contains a path; undefined outside the list's folder. */
export function roomOf(list: FloorList, path: string): string | undefined {
  const folder = folderOf(list);
  return path.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined;
}

/** The number of a room's floor, 1 at the bottom; undefined for a room that is not listed. */
export function floorOf(list: FloorList, room: string): number | undefined {
  const index = list.floors.findIndex((rooms) => rooms.includes(room));
  return index === -1 ? undefined : index + 1;
}
