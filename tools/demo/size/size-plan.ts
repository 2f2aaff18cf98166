import { parseArgs } from 'node:util';
import { StartError } from '@etalage/api/seed';

/** The number of items of each kind; the same plan always results in the same rows. */
export interface SizePlan {
  /** In the website `slug`. */
  readonly products: number;
  readonly orders: number;
  readonly pages: number;
  /** Small websites of a few products each, `slug-0001` and on. */
  readonly sites: number;
  readonly seed: number;
  readonly slug: string;
  /** Removes the rows of an earlier run; without it a database with such rows is refused. */
  readonly replace: boolean;
}

const MOST = 1_000_000;

/** Reads the arguments of the command line; throws StartError with one sentence. */
export function readSizePlan(args: readonly string[]): SizePlan {
  const values = parsed(args);
  const count = (name: 'products' | 'orders' | 'pages' | 'sites' | 'seed') => {
    const value = Number(values[name]);
    if (!/^\d+$/.test(String(values[name])) || value > MOST)
      throw new StartError(
        `--${name} is "${values[name]}", maar moet een getal van 0 tot en met ${MOST} zijn.`,
      );
    return value;
  };
  if (!/^[a-z][a-z0-9]{0,39}$/.test(values.slug))
    throw new StartError(`--slug is "${values.slug}", maar mag alleen kleine letters en cijfers hebben.`);
  return {
    products: count('products'),
    orders: count('orders'),
    pages: count('pages'),
    sites: count('sites'),
    seed: count('seed'),
    slug: values.slug,
    replace: values.replace,
  };
}

function parsed(args: readonly string[]) {
  const size = (fallback: string) => ({ type: 'string' as const, default: fallback });
  try {
    return parseArgs({
      args: [...args],
      options: {
        products: size('1000'),
        orders: size('100'),
        pages: size('50'),
        sites: size('0'),
        seed: size('1'),
        slug: size('groot'),
        replace: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const usage = '--products, --orders, --pages, --sites, --seed en --slug met een waarde, en --replace';
    throw new StartError(`Gebruik ${usage} (${(error as Error).message}).`, { cause: error });
  }
}
