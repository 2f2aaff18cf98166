import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@etalage/api-contract';
import type { OwnerLane } from '../files/owner-lane.ts';
import type { itemsWithValues, plainItems } from './sheets.ts';

type Items = ReturnType<typeof plainItems> | ReturnType<typeof itemsWithValues>;
type Ids = Readonly<Record<'website_id' | 'project_id', string>>;

/** Seconds of the steps of an import. */
export interface ImportTimes {
  readonly sent: number;
  readonly planned: number;
  readonly stored: number;
}

interface Reply {
  readonly import: { id: string; state: string; outcomes: Readonly<Record<string, number>> };
}

/** Imports products as the dashboard does; throws unless all of them are created. */
export async function runImport(lane: OwnerLane, ids: Ids, items: Items): Promise<ImportTimes> {
  const call = async (path: string, body: object) =>
    (await lane.call(path, { ...ids, ...body })).reply as Reply;
  const seconds = async (work: () => Promise<void>) => {
    const begin = performance.now();
    await work();
    return (performance.now() - begin) / 1000;
  };
  const { id } = (await call(endpoints.createImport.path, { name: 'lijst.csv', clears_empty: false })).import;
  const until = async (state: string): Promise<Reply> => {
    const reply = await call(endpoints.getImport.path, { id });
    if (reply.import.state === state) return reply;
    await wait(200);
    return until(state);
  };
  const sent = await seconds(async () => {
    for (let at = 0; at < items.length; at += 200)
      await call(endpoints.addImportItems.path, { id, at, items: items.slice(at, at + 200) });
  });
  const planned = await seconds(async () => {
    await call(endpoints.planImport.path, { id });
    await until('planned');
  });
  const stored = await seconds(async () => {
    await call(endpoints.runImport.path, { id });
    await until('done');
  });
  const { outcomes } = (await until('done')).import;
  if (outcomes['created'] !== items.length) throw new Error(`imported ${JSON.stringify(outcomes)}`);
  return { sent, planned, stored };
}
