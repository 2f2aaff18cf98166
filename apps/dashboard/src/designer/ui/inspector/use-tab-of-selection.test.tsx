import type { PageDocument } from '@etalage/site-model';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DesignerContext } from '../../session/designer-context.tsx';
import { blockOf, openSession } from '../../session/testing/open-session.ts';
import { ScreenStateProvider, useScreen } from '../screen/screen-state.tsx';
import { useTabOfSelection } from './use-tab-of-selection.ts';

afterEach(cleanup);

const page: PageDocument = {
  version: 1,
  root: ['section'],
  blocks: {
    section: { ...blockOf('section'), slots: { content: ['text', 'button'] } },
    text: blockOf('text'),
    button: blockOf('button'),
  },
};

it('shows the own settings of a block that becomes selected, and keeps the tab that was chosen after that', () => {
  const { session } = openSession({ document: page });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DesignerContext value={session}>
      <ScreenStateProvider>{children}</ScreenStateProvider>
    </DesignerContext>
  );
  const { result } = renderHook(
    () => {
      useTabOfSelection();
      return useScreen();
    },
    { wrapper },
  );
  act(() => session.select('text'));
  expect(result.current.tab).toBe('block');
  act(() => result.current.change({ tab: 'section' }));
  act(() => session.select('text'));
  expect(result.current.tab).toBe('section');
  act(() => session.select('button'));
  expect(result.current.tab).toBe('block');
});
