import { useText } from '@etalage/ui-kit';
import { useRef } from 'react';
import { FieldList } from '../../form-parts/field-list.tsx';
import { errors as errorList } from '../../form-parts/field-view.css.ts';
import { messageOf } from '../../form-parts/use-running.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { ProgressBar } from './progress-bar.tsx';
import { StepNavigation } from './step-navigation.tsx';
import * as styles from './steps.css.ts';
import { useSteps } from './use-steps.ts';

/** Fields in steps, with a progress bar and buttons to move. */
export function StepsWidget({ definition }: WidgetProps<'steps'>) {
  const textFor = useDefinitionText();
  const { settings = {}, id, class: className } = definition;
  const { location = 'top', navigation_top = false, navigation_bottom = true } = settings;
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, active, step, busy, failure, move } = useSteps(settings, () => {
    top.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  });
  if (!step) return null;

  const navigation = (
    <StepNavigation
      settings={settings}
      active={active}
      count={shown.length}
      busy={busy}
      onMove={(to) => void move(to)}
    />
  );

  return (
    <div
      ref={top}
      id={id}
      className={[styles.stepper, location === 'left' && styles.beside, className].filter(Boolean).join(' ')}
    >
      {location !== 'hide' && (
        <ProgressBar
          steps={shown}
          active={active}
          beside={location === 'left'}
          onChoose={(index) => void move(index)}
        />
      )}
      <div id={step.id} className={[styles.step, step.class].filter(Boolean).join(' ')}>
        {navigation_top && navigation}
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {textFor(step.title)}
        </h3>
        {step.description && <p className={styles.text}>{textFor(step.description)}</p>}
        <FieldList key={step.key} fields={step.fields} />
        <StepFailure failure={failure} />
        {navigation_bottom && navigation}
      </div>
    </div>
  );
}

/** What the function of a step rejected with. */
function StepFailure({ failure }: { failure: unknown }) {
  const t = useText();
  if (failure === undefined) return null;
  return (
    <p role="alert" className={errorList}>
      {messageOf(failure) || t('formfield_action_failed')}
    </p>
  );
}
