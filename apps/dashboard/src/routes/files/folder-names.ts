/** The name of a folder: the last part of its path. */
export function folderName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder above; '' for one that is in none. */
export function folderAbove(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The path of a folder with this name in another. */
export function folderIn(above: string, name: string): string {
  return above === '' ? name : `${above}/${name}`;
}
