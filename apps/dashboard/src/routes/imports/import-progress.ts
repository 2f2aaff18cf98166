import type { CatalogueImport, ImportState } from '../../queries/import-queries.ts';

type MovingState = 'planning' | 'running' | 'undoing';

/** Whether the server is working on an import. */
export const isMoving = (state: ImportState): state is MovingState =>
  state === 'planning' || state === 'running' || state === 'undoing';

/** How often an import is asked for, in milliseconds; false if nothing changes by itself. */
export function pollEvery(known: Pick<CatalogueImport, 'state' | 'pictures'> | undefined): number | false {
  if (!known) return false;
  if (isMoving(known.state)) return 700;
  return known.pictures.waiting > 0 ? 3_000 : false;
}

/** How far it is, in whole percents. */
export function percentOf({ handled, items }: Pick<CatalogueImport, 'handled' | 'items'>): number {
  if (items === 0) return 0;
  return Math.max(0, Math.min(100, Math.floor((handled / items) * 100)));
}

/** The same in the steps in which it is announced to screen readers. */
export const announcedPercent = (percent: number): number => Math.floor(percent / 25) * 25;
