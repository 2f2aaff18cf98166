import { type RunHooks, runProgram } from './run-program.ts';

/** Runs the program for a process supervisor: prints one line with its addresses when it is ready. */
export function serve(env: NodeJS.ProcessEnv, { seed }: Pick<RunHooks, 'seed'> = {}): void {
  runProgram(env, {
    seed,
    onReady: ({ web, database }) => {
      const served = web ? `${web.storefrontUrl} ${web.dashboardUrl}` : 'worker';
      const where = database.embedded ? ` (gegevens: ${database.embedded.folder})` : '';
      console.log(`Etalage draait: ${served}${where}`);
    },
  });
}
