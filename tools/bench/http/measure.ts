/**
 * Runs `task` on every lane over and over for a while, and says what one costs: processor time by each of
 * `clocks` (application, database) in ms, rate, and how long one takes.
 */
export async function measure({ lanes, task, seconds, clocks, warm = 100 }) {
  // Counted and not timed: on a busy machine half a second is too few calls for compiled code and open statements.
  let left = warm;
  await Promise.all(
    lanes.map(async (lane) => {
      while (left-- > 0) await task(lane);
    }),
  );
  const cpuBefore = clocks.map((clock) => clock());
  const begin = performance.now();
  const { times, bytes } = await runLanes(lanes, task, begin + seconds * 1000);
  const elapsed = performance.now() - begin;
  const cpu = clocks.map((clock, at) => (clock() - cpuBefore[at]) / times.length);
  times.sort((a, b) => a - b);
  return {
    cpu: cpu.reduce((sum, ms) => sum + ms, 0),
    application: cpu[0] ?? 0,
    rate: (times.length / elapsed) * 1000,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    bytes,
  };
}

async function runLanes(lanes, task, end) {
  const times = [];
  let bytes = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      while (performance.now() < end) {
        const begin = performance.now();
        bytes = (await task(lane)) ?? bytes;
        times.push(performance.now() - begin);
      }
    }),
  );
  return { times, bytes };
}
