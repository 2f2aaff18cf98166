import { holds, type Conditional } from '../definition/conditional.ts';
import { useAnswer } from './use-field.ts';

/** The parts whose condition is true (STEP-10); re-renders only when these change. */
export function useShown<Part extends { conditional?: Conditional }>(parts: readonly Part[]): Part[] {
  const shown = useAnswer((values) =>
    parts.map((part) => (holds(part.conditional, values) ? '1' : '0')).join(''),
  );
  return parts.filter((_part, index) => shown[index] === '1');
}
