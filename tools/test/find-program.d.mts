/** The path of the first of these programs on PATH, or undefined. */
export function onPath(...names: string[]): string | undefined;
export function isExecutable(path: string): boolean;
/** Whether programs can be installed with apt-get. */
export function hasAptGet(): boolean;
