import { allWebsiteIds, openRunningDatabase, readSettings, StartError } from '@etalage/api/seed';
import { fillDatabase } from './fill-database.ts';
import { readSizePlan } from './size-plan.ts';

/** `npm run data`: returns the exit code; every line is passed to `say`. */
export async function runFill(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<number> {
  const begin = Date.now();
  const seconds = () => `${((Date.now() - begin) / 1000).toFixed(1)} s`;
  try {
    const plan = readSizePlan(args);
    const db = openRunningDatabase(env);
    try {
      await fillDatabase(db, plan, (what, done, of) => say(`${seconds()}  ${what}: ${done} van ${of}`));
      await refreshPlanner(env);
      const count = (await allWebsiteIds(db)).length;
      const site = `http://${plan.slug}.localhost:${readSettings(env).port}`;
      say(`${seconds()}  Klaar: ${site} (${count} websites in deze database)`);
    } finally {
      await db.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    say(error.message);
    return 1;
  }
}

/** Updates the statistics of the planner, so that the next query is not planned for empty tables. */
async function refreshPlanner(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const owner = openRunningDatabase(env, 'owner');
  try {
    await owner.pool.query('analyze');
  } finally {
    await owner.close();
  }
}
