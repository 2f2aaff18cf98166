import { startEmbedded } from '../../db/embedded/start-embedded.ts';

// Argument: DATA_DIR. Starts the embedded database and runs it until SIGTERM.
const server = await startEmbedded({ dataDir: process.argv[2] ?? '' });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
setInterval(() => {}, 60_000);
console.log(
  `running ${JSON.stringify({ pid: server.serverPid(), folder: server.folder, moved: server.moved })}`,
);
