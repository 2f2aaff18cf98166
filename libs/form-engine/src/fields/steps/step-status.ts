export type StepStatus = 'complete' | 'current' | 'empty';

/** A step before the active one is complete, the active one is current, the others are not reached (STEP-02). */
export function statusOf(index: number, active: number): StepStatus {
  if (index < active) return 'complete';
  return index === active ? 'current' : 'empty';
}

/** Place of the active step among those shown; the first when it disappeared (STEP-11). */
export function activeIndex(shown: readonly { key: string }[], activeKey: string | undefined): number {
  return Math.max(
    0,
    shown.findIndex((step) => step.key === activeKey),
  );
}
