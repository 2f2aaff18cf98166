import { fork } from 'node:child_process';
import { join } from 'node:path';
import { cpuTimeOf } from './cpu-time.ts';

const script = join(import.meta.dirname, 'reference.mjs');

/** Runs one bare case in a child; with `databasePid` the database's processor time counts too. */
export function askReference(asked, databasePid) {
  const child = fork(script);
  const stop = () => child.kill();
  let before = 0;
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The reference "${asked.kind}" ended with ${code}.`)));
    child.on('message', ({ warm, done }) => {
      if (warm) {
        before = databasePid ? cpuTimeOf(databasePid) : 0;
        child.send({ go: true });
      } else if (asked.kind === 'serve') resolve({ ...done, pid: child.pid, stop });
      else {
        const database = databasePid ? (cpuTimeOf(databasePid) - before) / done.count : 0;
        resolve({ ...done, cpu: done.application + database });
        stop();
      }
    });
    child.send(asked);
  });
}
