import { runProgram } from './run-program.ts';

// For supervisors, which start node themselves: `node apps/api/src/main.ts`.
runProgram(process.env, {
  onReady: ({ web, database }) => {
    const served = web ? `${web.storefrontUrl} ${web.dashboardUrl}` : 'worker';
    console.log(
      `Etalage draait: ${served}${database.embedded ? ` (gegevens: ${database.embedded.folder})` : ''}`,
    );
  },
});
