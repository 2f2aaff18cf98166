import { casesOf, type Lane, SLUG } from '../http/cases.ts';
import { openConnection } from '../http/connection.ts';
import type { RunningShop } from '../../start/start-shop.ts';

/** What buyers did, and how long it took them: milliseconds of each time that they added to a cart or checked out. */
export interface Sales {
  readonly seconds: number;
  readonly adding: readonly number[];
  readonly checkouts: readonly number[];
}

/** Lets buyers add to carts and check out until `work` is done; every second one only adds. A refused call throws. */
export async function sellDuring<Result>(
  { port }: RunningShop,
  buyers: number,
  work: () => Promise<Result>,
): Promise<{ sales: Sales; result: Result }> {
  const host = `${SLUG}.localhost:${port}`;
  const [adding, checkout] = casesOf(host).filter(({ name }) => /cart|checkout/.test(name));
  if (!adding || !checkout) throw new Error('no cases of carts');
  const times = { adding: [] as number[], checkouts: [] as number[] };
  let isOver = false;
  const buy = async (buyer: number) => {
    const lane: Lane = { connection: await openConnection(port, host) };
    const isAdding = buyer % 2 === 0;
    while (!isOver) {
      const begin = performance.now();
      await (isAdding ? adding : checkout).task(lane);
      (isAdding ? times.adding : times.checkouts).push(performance.now() - begin);
    }
    lane.connection.close();
  };
  const begin = performance.now();
  const buying = Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
  const working = work().finally(() => (isOver = true));
  const [result] = await Promise.all([working, buying]);
  return { sales: { seconds: (performance.now() - begin) / 1000, ...times }, result };
}
