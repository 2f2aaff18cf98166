import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IconSourceContext, NamedIcon } from './icon.tsx';

afterEach(cleanup);

const draw = (name: string) =>
  render(
    <IconSourceContext
      value={(requested) => (requested === 'local_shipping' ? ['M1 1h2', 'M3 3h1'] : undefined)}
    >
      <NamedIcon name={name} />
    </IconSourceContext>,
  ).container;

it('ICON-04 renders an icon of the set inline in the page', () => {
  const shapes = [...draw('local_shipping').querySelectorAll('svg[data-icon="local_shipping"] path')];
  expect(shapes.map((shape) => shape.getAttribute('d'))).toEqual(['M1 1h2', 'M3 3h1']);
});

it('renders its own icon when the set has none, and nothing for an unknown name', () => {
  expect(draw('home').querySelectorAll('svg')).toHaveLength(1);
  expect(draw('constructor').innerHTML).toBe('');
});
