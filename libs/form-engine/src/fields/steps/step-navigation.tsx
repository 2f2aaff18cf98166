import { useText } from '@etalage/ui-kit';
import { Button } from '../../controls/button.tsx';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import { spinner } from '../../controls/loading.css.ts';
import * as styles from './steps.css.ts';
import type { StepsSettings } from './steps.schema.ts';

interface Props {
  settings: StepsSettings;
  active: number;
  count: number;
  busy: boolean;
  onMove: (to: number) => void;
}

/** Buttons to the previous and the next step. */
export function StepNavigation({ settings, active, count, busy, onMove }: Props) {
  const t = useText();
  const textFor = useDefinitionText();
  return (
    <div className={styles.navigation}>
      {active > 0 && (
        <Button aria-disabled={busy} onClick={() => onMove(active - 1)}>
          {textFor(settings.previous_label) || t('formfield_step_previous')}
        </Button>
      )}
      {active < count - 1 && (
        <Button
          kind="main"
          className={styles.onward}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => onMove(active + 1)}
        >
          {busy && <span className={spinner} aria-hidden="true" />}
          {textFor(settings.next_label) || t('formfield_step_next')}
        </Button>
      )}
    </div>
  );
}
