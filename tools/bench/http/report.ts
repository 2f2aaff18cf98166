import type { Cost } from './measure.ts';

/** A case with the results of every round, of the shop and of its reference work. */
export interface MeasuredCase {
  name: string;
  /** Milliseconds of processor time; undefined for what is not our own code. */
  aim?: number;
  bare: string;
  rounds: readonly { shop: Cost; reference: Omit<Cost, 'bytes'> }[];
}

interface Spread {
  least: number;
  middle: number;
  most: number;
  text: string;
}

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);
const shown = (value: number) => value.toFixed(digits(value));

/** The median of some numbers, with the minimum and the maximum. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (position: number) => sorted.at(position) ?? NaN;
  const least = at(0);
  const middle = at(Math.floor(sorted.length / 2));
  const most = at(-1);
  return { least, middle, most, text: `${shown(middle)} [${shown(least)}–${shown(most)}]` };
}

function metOf(cpu: number, aim: number | undefined): [string, string] {
  return aim === undefined ? ['–', '–'] : [`≤ ${aim}`, cpu <= aim ? 'yes' : 'no'];
}

/** A Markdown table of all cases. */
export function tableOf(cases: readonly MeasuredCase[]): string {
  const head = [
    'case',
    'CPU ms each (application + database)',
    'of which application',
    'per second',
    'p50 ms',
    'p99 ms',
    'kB',
    'bare',
    'bare CPU ms',
    'CPU, times bare',
    'rate, of bare',
    'aim, CPU ms',
    'met',
  ];
  const rows = cases.map(({ name, aim, bare, rounds }) => {
    const of = (key: keyof Cost) => spreadOf(rounds.map(({ shop }) => shop[key]));
    const bareOf = (key: 'cpu' | 'rate') => spreadOf(rounds.map(({ reference }) => reference[key]));
    const cpu = of('cpu');
    const bareCpu = bareOf('cpu');
    const bytes = rounds[0]?.shop.bytes;
    return [
      name,
      cpu.text,
      of('application').text,
      of('rate').text,
      of('p50').text,
      of('p99').text,
      bytes ? (bytes / 1000).toFixed(1) : '–',
      bare,
      bareCpu.text,
      shown(cpu.middle / bareCpu.middle),
      shown(of('rate').middle / bareOf('rate').middle),
      ...metOf(cpu.middle, aim),
    ];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
