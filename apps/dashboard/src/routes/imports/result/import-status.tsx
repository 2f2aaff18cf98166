import { useText } from '@etalage/ui-kit';
import { Action, Badge, controlButton } from '@etalage/ui-kit/dashboard';
import { ScreenLink } from '../../../session/screen-link.tsx';
import type { CatalogueImport } from '../../../queries/import-queries.ts';
import { isMoving } from '../import-progress.ts';
import { stateTones, storedCount } from '../import-words.ts';
import * as styles from '../imports.css.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { PlannedActions } from './planned-actions.tsx';
import type { TakeStep } from './use-import-step.ts';

interface Props {
  opened: CatalogueImport;
  isStale: boolean;
  step: TakeStep;
}

/** How an import stands, with what can be done now. */
export function ImportStatus({ opened, isStale, step }: Props) {
  const t = useText();
  const { state, handled, items } = opened;
  const isEmpty = state === 'cancelled' && storedCount(opened) === 0;
  const about = isEmpty ? 'imports_about_cancelled_empty' : (`imports_about_${state}` as const);
  return (
    <section className={styles.card} aria-labelledby="status">
      <div>
        <h2 id="status" className={styles.state}>
          <Badge tone={stateTones[state]}>{t(`imports_state_${state}`)}</Badge>
        </h2>
        <p className={styles.about}>{t(about)}</p>
      </div>
      {isMoving(state) && <ProgressBar text={`imports_progress_${state}`} handled={handled} items={items} />}
      {isStale && isMoving(state) && (
        <p role="status" className={styles.warning}>
          {t('imports_stale')}
        </p>
      )}
      <StateActions opened={opened} step={step} />
    </section>
  );
}

function StateActions({ opened, step: { take, taking } }: Omit<Props, 'isStale'>) {
  const t = useText();
  const { state, items } = opened;
  const cancel = (text: 'imports_stop' | 'imports_cancel') => (
    <Action busy={taking === 'cancel'} onClick={() => take('cancel')}>
      {t(text)}
    </Action>
  );
  if (state === 'planned') {
    return <PlannedActions opened={opened} step={{ take, taking }} cancel={cancel('imports_cancel')} />;
  }
  if (state === 'planning' || state === 'running') {
    return <div className={styles.actions}>{cancel('imports_stop')}</div>;
  }
  if (state === 'undoing') return null;
  return (
    <div className={styles.actions}>
      <ScreenLink className={controlButton.secondary} to={state === 'filling' ? '/importeren' : '/producten'}>
        {t(state === 'filling' ? 'imports_again' : 'imports_to_products')}
      </ScreenLink>
      {state === 'filling' && items > 0 && cancel('imports_cancel')}
    </div>
  );
}
