import { useText } from '@etalage/ui-kit';
import { useRef, useState } from 'react';
import { FieldList } from '../../form-parts/field-list.tsx';
import { errors as errorList } from '../../form-parts/field-view.css.ts';
import { useScope } from '../../form-parts/form-scope.tsx';
import { messageOf, useRunning } from '../../form-parts/use-running.ts';
import { useShown } from '../../form-parts/use-shown.ts';
import { useWords } from '../../form-parts/use-words.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { ProgressBar } from './progress-bar.tsx';
import { StepNavigation } from './step-navigation.tsx';
import { activeIndex } from './step-status.ts';
import * as styles from './steps.css.ts';

/**
 * Fields in steps. Leaving a step runs its function; what that rejects with is shown and keeps the step, except on the
 * way back, where an earlier step may be the one to mend (STEP-12).
 */
export function StepsWidget({ definition }: WidgetProps<'steps'>) {
  const t = useText();
  const words = useWords();
  const { store } = useScope();
  const { settings = {}, id, class: className } = definition;
  const { location = 'top', navigation_top = false, navigation_bottom = true } = settings;
  const shown = useShown(settings.steps ?? []);
  const [activeKey, setActiveKey] = useState(shown[0]?.key);
  const { busy, failure, run } = useRunning();
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const active = activeIndex(shown, activeKey);
  const step = shown[active];
  if (!step) return null;
  // A step that disappeared and comes back is not the active one again.
  if (step.key !== activeKey) setActiveKey(step.key);

  const move = async (to: number) => {
    const next = shown[to];
    if (!next || busy) return;
    const allowed = await run(() => step.function?.(store.values()));
    if (!allowed && to > active) return;
    setActiveKey(next.key);
    settings.onStep?.(next.key);
    requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    });
  };
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
          {words(step.title)}
        </h3>
        {step.description && <p className={styles.text}>{words(step.description)}</p>}
        <FieldList key={step.key} fields={step.fields} />
        {failure !== undefined && (
          <p role="alert" className={errorList}>
            {messageOf(failure) || t('formfield_action_failed')}
          </p>
        )}
        {navigation_bottom && navigation}
      </div>
    </div>
  );
}
