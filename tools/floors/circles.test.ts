import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles.ts';

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

describe('circles of a graph', () => {
  it.each([
    ['nothing', {}, []],
    ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['two ways to one node', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['a node that imports itself', { a: ['a'] }, []],
    ['a pair', { a: ['b'], b: ['a'] }, [['a', 'b']]],
    ['a long circle behind a chain', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd']]],
    [
      'two circles that touch',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    ],
    ['two circles through one node', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
    ['nodes outside the graph', { a: ['elsewhere'] }, []],
  ])('%s', (_, edges, circles) => {
    expect(circlesIn(graph(edges as Record<string, string[]>))).toEqual(circles);
  });
});
