/** The result of one session: one value or several of each measure. */
export type Session = Record<(typeof measures)[number][0], number | readonly number[]>;

const names: Readonly<Record<string, string>> = {
  floor: 'floor (no editor)',
  ours: 'Etalage',
  puck: 'Puck 0.23',
};
const measures = [
  ['load', 'load, ms'],
  ['select', 'select, ms'],
  ['key', 'key to paint, ms'],
  ['move', 'move, ms'],
  ['undo', 'undo, ms'],
  ['heap', 'heap, MB'],
  ['idle', 'busy when idle, %'],
] as const;

/** The median of some numbers; of an even count the mean of the two middle ones. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (position: number) => sorted[position] ?? NaN;
  return sorted.length % 2 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
};

const short = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/**
 * A table for one number of blocks by tool, including the floor: median over all samples, lowest and highest median of
 * a session, and the ratio to the floor.
 */
export function tableOf(blocks: number, results: Readonly<Record<string, readonly Session[]>>): string {
  const head = ['', ...Object.keys(results).map((tool) => names[tool] ?? tool)];
  const lines = measures.map(([measure, title]) => {
    const floor = median((results['floor'] ?? []).flatMap((session) => session[measure]));
    const cells = Object.entries(results).map(([tool, sessions]) => {
      const all = sessions.flatMap((session) => session[measure]);
      const each = sessions.map((session) => median([session[measure]].flat()));
      const times = tool === 'floor' || floor < 0.5 ? '' : ` · ${(median(all) / floor).toFixed(2)}×`;
      return `${short(median(all))} [${short(Math.min(...each))}–${short(Math.max(...each))}]${times}`;
    });
    return [title, ...cells];
  });
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`### ${blocks} blocks`, '', row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');
}
