const digits = (value) => (value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);
const shown = (value) => value.toFixed(digits(value));

/** The middle of some numbers, with the least and the most. */
export function spreadOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return { least, middle, most, text: `${shown(middle)} [${shown(least)}–${shown(most)}]` };
}

/** A Markdown table of all cases; `rounds` holds per case what every round gave, of the shop and of its reference. */
export function tableOf(cases) {
  const head = [
    ...[
      'case',
      'CPU ms each (application + database)',
      'of which application',
      'per second',
      'p50 ms',
      'p99 ms',
      'kB',
    ],
    ...['bare', 'bare CPU ms', 'CPU, times bare', 'rate, of bare', 'aim, CPU ms', 'met'],
  ];
  const rows = cases.map(({ name, aim, bare, rounds }) => {
    const of = (key) => spreadOf(rounds.map(({ shop }) => shop[key]));
    const bareOf = (key) => spreadOf(rounds.map(({ reference }) => reference[key]));
    const [cpu, bareCpu] = [of('cpu'), bareOf('cpu')];
    const bytes = rounds[0].shop.bytes;
    return [
      ...[name, cpu.text, of('application').text, of('rate').text, of('p50').text, of('p99').text],
      ...[bytes ? (bytes / 1000).toFixed(1) : '–', bare, bareCpu.text, shown(cpu.middle / bareCpu.middle)],
      ...[shown(of('rate').middle / bareOf('rate').middle), `≤ ${aim}`, cpu.middle <= aim ? 'yes' : 'no'],
    ];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
