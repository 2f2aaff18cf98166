// npm run data -- --products 10000 --orders 1000 --pages 500 --sites 1000 --seed 1 [--slug groot] [--replace]
// Fills the running embedded database, or the one of DATABASE_URL, with the requested number of rows.
import { runFill } from './size/run-fill.ts';

process.exitCode = await runFill(process.argv.slice(2), process.env, console.log);
