import * as core from '@dnd-kit/core';
import * as sortable from '@dnd-kit/sortable';
import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { TooltipProvider } from '@etalage/ui-kit/dashboard';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GridItemTools } from './grid-item-tools.tsx';
import { SortableItems } from './sortable-items.tsx';

vi.mock('@dnd-kit/core', { spy: true });
vi.mock('@dnd-kit/sortable', { spy: true });
afterEach(cleanup);

const nothing = () => undefined;

describe('the items of a grid', () => {
  it('DSGN-16 are dragged after 100 ms, and move aside in 150 ms', () => {
    render(
      <TextContext value={createTranslate()}>
        <TooltipProvider>
          <SortableItems ids={['a']} nameOf={(id) => id} onDrop={nothing}>
            <GridItemTools
              id="a"
              index={1}
              scale={1}
              state="active"
              current={false}
              rect={{ x: 0, y: 0, width: 100, height: 50 }}
              onHold={nothing}
              onChoose={nothing}
              onRemove={nothing}
            />
          </SortableItems>
        </TooltipProvider>
      </TextContext>,
    );
    expect(screen.getByRole('button', { name: 'Item 1 verslepen' })).toBeDefined();
    const sensors = vi.mocked(core.useSensor).mock.calls;
    for (const kind of [core.MouseSensor, core.TouchSensor]) {
      const options = sensors.find(([sensor]) => sensor === kind)?.[1];
      expect(options).toMatchObject({ activationConstraint: { delay: 100 } });
    }
    const [item] = vi.mocked(sortable.useSortable).mock.calls[0] ?? [];
    expect(item).toMatchObject({ id: 'a', transition: { duration: 150 } });
  });
});
