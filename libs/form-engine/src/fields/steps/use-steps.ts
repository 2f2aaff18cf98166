import { useState } from 'react';
import { useScope } from '../../form-parts/form-scope.tsx';
import { useRunning } from '../../form-parts/use-running.ts';
import { useShown } from '../../form-parts/use-shown.ts';
import { activeIndex } from './step-status.ts';
import type { StepDefinition, StepsSettings } from './steps.schema.ts';

interface Steps {
  shown: readonly StepDefinition[];
  /** Index of the active step among those that are shown. */
  active: number;
  /** The active step; undefined if no step is shown. */
  step: StepDefinition | undefined;
  busy: boolean;
  failure: unknown;
  move: (to: number) => Promise<void>;
}

/**
 * The active step and how to leave it. Leaving a step runs its function; if it rejects, the step stays active, except when
 * the user goes back, because an earlier step may have to be corrected (STEP-12). `onMoved` is called in the next frame.
 */
export function useSteps({ steps = [], onStep }: StepsSettings, onMoved: () => void): Steps {
  const { store } = useScope();
  const shown = useShown(steps);
  const [activeKey, setActiveKey] = useState(shown[0]?.key);
  const { busy, failure, run } = useRunning();
  const active = activeIndex(shown, activeKey);
  const step = shown[active];
  // A step that was hidden does not become active when it is shown again.
  if (step && step.key !== activeKey) setActiveKey(step.key);

  const move = async (to: number) => {
    const next = shown[to];
    if (!next || busy) return;
    const allowed = await run(() => step?.function?.(store.values()));
    if (!allowed && to > active) return;
    setActiveKey(next.key);
    onStep?.(next.key);
    requestAnimationFrame(onMoved);
  };
  return { shown, active, step, busy, failure, move };
}
