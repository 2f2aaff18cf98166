const names = { floor: 'floor (no editor)', ours: 'Etalage', puck: 'Puck 0.23' };
const measures = [
  ['load', 'load, ms'],
  ['select', 'select, ms'],
  ['key', 'key to paint, ms'],
  ['move', 'move, ms'],
  ['undo', 'undo, ms'],
  ['heap', 'heap, MB'],
  ['idle', 'busy when idle, %'],
];

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const short = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** A table of one number of blocks: median over all samples, lowest and highest median of a session, times the floor. */
export function tableOf(blocks, results) {
  const head = ['', ...Object.keys(results).map((tool) => names[tool] ?? tool)];
  const lines = measures.map(([measure, title]) => {
    const floor = median(results.floor.flatMap((session) => session[measure]));
    const cells = Object.entries(results).map(([tool, sessions]) => {
      const all = sessions.flatMap((session) => session[measure]);
      const each = sessions.map((session) => median([session[measure]].flat()));
      const times = tool === 'floor' || floor < 0.5 ? '' : ` · ${(median(all) / floor).toFixed(2)}×`;
      return `${short(median(all))} [${short(Math.min(...each))}–${short(Math.max(...each))}]${times}`;
    });
    return [title, ...cells];
  });
  const row = (cells) => `| ${cells.join(' | ')} |`;
  return [`### ${blocks} blocks`, '', row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');
}
