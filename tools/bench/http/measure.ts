/** The cost of one run of a task; times in ms, `rate` per second. */
export interface Cost {
  cpu: number;
  /** The part of `cpu` measured by the first clock. */
  application: number;
  rate: number;
  p50: number;
  p99: number;
  /** Size of the last response, 0 when the task does not return it. */
  bytes: number;
}

interface Measured<Lane> {
  lanes: readonly Lane[];
  /** Returns the number of bytes of the response, when that matters. */
  task: (lane: Lane) => Promise<number | undefined | void>;
  seconds: number;
  /** Processor time so far, in ms. */
  clocks: readonly (() => number)[];
  /** Number of runs before the measurement. */
  warm?: number;
}

/**
 * Runs `task` on every lane repeatedly for a while, and returns the cost of one run: processor time by each of `clocks`
 * (application, database) in ms, rate, and duration.
 */
export async function measure<Lane>(measured: Measured<Lane>): Promise<Cost> {
  const { lanes, task, seconds, clocks, warm = 100 } = measured;
  await warmUp(lanes, task, warm);
  const cpuBefore = clocks.map((clock) => clock());
  const begin = performance.now();
  const { times, bytes } = await runLanes(lanes, task, begin + seconds * 1000);
  const elapsed = performance.now() - begin;
  const cpu = clocks.map((clock, at) => (clock() - (cpuBefore[at] ?? 0)) / times.length);
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

/**
 * Runs a task this many times on all lanes together. Counted and not timed: on a busy machine half a second is too few
 * calls to compile the code and prepare the statements.
 */
export async function warmUp<Lane>(
  lanes: readonly Lane[],
  task: Measured<Lane>['task'],
  calls: number,
): Promise<void> {
  let left = calls;
  await Promise.all(
    lanes.map(async (lane) => {
      while (left-- > 0) await task(lane);
    }),
  );
}

async function runLanes<Lane>(
  lanes: readonly Lane[],
  task: Measured<Lane>['task'],
  end: number,
): Promise<{ times: number[]; bytes: number }> {
  const times: number[] = [];
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
