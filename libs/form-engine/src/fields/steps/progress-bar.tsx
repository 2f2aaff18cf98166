import { useText } from '@etalage/ui-kit';
import { Icon } from '../../controls/icon-button.tsx';
import type { StepDefinition } from './steps.schema.ts';
import { hidden } from '../../form-parts/field-view.css.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import { statusOf } from './step-status.ts';
import * as styles from './steps.css.ts';

interface Props {
  steps: readonly StepDefinition[];
  active: number;
  beside: boolean;
  onChoose: (index: number) => void;
}

/** Where one is; completed steps are buttons, the others are not (STEP-06). */
export function ProgressBar({ steps, active, beside, onChoose }: Props) {
  const t = useText();
  const textFor = useDefinitionText();
  return (
    <ol
      className={beside ? `${styles.bar} ${styles.barBeside}` : styles.bar}
      aria-label={t('formfield_steps')}
    >
      {steps.map((step, index) => {
        const status = statusOf(index, active);
        const face = (
          <>
            <span className={styles.dots[status]} aria-hidden="true">
              {status === 'complete' ? <Icon name="check" /> : index + 1}
            </span>
            {textFor(step.title)}
            <span className={hidden}>{t(`formfield_step_${status}`)}</span>
          </>
        );
        return (
          <li key={step.key} aria-current={status === 'current' ? 'step' : undefined}>
            {status === 'complete' ? (
              <button type="button" className={styles.status[status]} onClick={() => onChoose(index)}>
                {face}
              </button>
            ) : (
              <span className={styles.status[status]}>{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
