import { type LookupAddress, promises as dns } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { PictureRefused } from './picture-refused.ts';

/** Finds the addresses of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const resolveHost: Resolve = (host) => dns.lookup(host, { all: true });

/**
 * The lookup of one connection. It connects to what is returned here and looks nothing up again, so that a name cannot
 * mean another machine once it has been checked. A host with one refused address is refused.
 */
export function checkedLookup(resolve: Resolve, allow: (ip: string) => boolean): LookupFunction {
  return (host, options, done) => {
    const find = async () => {
      const found = await resolve(host);
      if (found.length === 0) throw new PictureRefused('picture_import_host');
      if (!found.every(({ address }) => allow(address))) throw new PictureRefused('picture_import_private');
      return [...found];
    };
    find().then(
      (found) => {
        if (options.all) done(null, found);
        else done(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}

/** Throws `PictureRefused` for a host that is a refused address itself: such a host is not looked up. */
export function checkLiteral({ hostname }: URL, allow: (ip: string) => boolean): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !allow(host)) throw new PictureRefused('picture_import_private');
}
