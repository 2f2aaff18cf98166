import { useText } from '@etalage/ui-kit';
import { Action, Badge, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { twoStepQuery } from '../../../queries/two-step-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { AccountCard } from '../account-card.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';
import * as styles from './two-step.css.ts';

type Opened = 'on' | 'off' | 'renew' | null;

/** Whether signing in asks for a code of an app, and how to change that. */
export function TwoStepCard() {
  const t = useText();
  const { data, isPending, isError, refetch } = useQuery(twoStepQuery);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <AccountCard title={t('two_step_title')} intro={t('two_step_intro')}>
      {isPending && <TableSkeleton label={t('two_step_loading')} rows={1} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <State isOn={data.is_on} codesLeft={data.codes_left} onOpen={setOpened} />}
      {opened === 'on' && <TurnOnDialog onClose={close} />}
      {opened === 'off' && <TurnOffDialog onClose={close} />}
      {opened === 'renew' && <RenewDialog onClose={close} />}
    </AccountCard>
  );
}

interface StateProps {
  isOn: boolean;
  codesLeft: number;
  onOpen: (opened: Opened) => void;
}

function State({ isOn, codesLeft: count, onOpen }: StateProps) {
  const t = useText();
  if (!isOn)
    return (
      <>
        <p className={styles.state}>
          <Badge tone="neutral">{t('two_step_off')}</Badge>
          <span className={styles.soft}>{t('two_step_off_note')}</span>
        </p>
        <div className={styles.actions}>
          <Action kind="primary" onClick={() => onOpen('on')}>
            {t('two_step_turn_on')}
          </Action>
        </div>
      </>
    );
  const left = count === 0 ? 'none' : count === 1 ? 'one' : 'other';
  return (
    <>
      <p className={styles.state}>
        <Badge tone="good">{t('two_step_on')}</Badge>
        <span className={count === 0 ? styles.problem : styles.soft}>
          {t(`two_step_codes_left_${left}`, { count })}
        </span>
      </p>
      <div className={styles.actions}>
        <Action onClick={() => onOpen('renew')}>{t('two_step_new_codes')}</Action>
        <Action kind="danger" onClick={() => onOpen('off')}>
          {t('two_step_turn_off')}
        </Action>
      </div>
    </>
  );
}
