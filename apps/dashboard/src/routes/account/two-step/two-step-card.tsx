import { useText } from '@etalage/ui-kit';
import { Action, Badge, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type TwoStep, twoStepQuery } from '../../../queries/two-step-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { knowsPasskeys } from '../../../session/browser-passkeys.ts';
import { AccountCard } from '../account-card.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { SecondSteps } from './second-steps.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';
import * as styles from './two-step.css.ts';

type Opened = 'app' | 'passkey' | 'off' | 'renew' | null;

/** Whether signing in asks for a second step, with what, and how to change that. */
export function TwoStepCard() {
  const t = useText();
  const { data, isPending, isError, refetch } = useQuery(twoStepQuery);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const isOn = data?.is_on ?? false;
  return (
    <AccountCard title={t('two_step_title')} intro={t('two_step_intro')}>
      {isPending && <TableSkeleton label={t('two_step_loading')} rows={1} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <State state={data} onOpen={setOpened} />}
      {opened === 'app' && <TurnOnDialog isOn={isOn} onClose={close} />}
      {opened === 'passkey' && <AddPasskeyDialog isOn={isOn} onClose={close} />}
      {opened === 'off' && <TurnOffDialog onClose={close} />}
      {opened === 'renew' && <RenewDialog onClose={close} />}
    </AccountCard>
  );
}

interface StateProps {
  state: TwoStep;
  onOpen: (opened: Opened) => void;
}

function State({ state, onOpen }: StateProps) {
  const t = useText();
  const { is_on, codes_left: count, has_passkey_address } = state;
  const noPasskeys = !has_passkey_address
    ? t('passkey_no_address')
    : knowsPasskeys()
      ? ''
      : t('passkey_no_browser');
  const left = count === 0 ? 'none' : count === 1 ? 'one' : 'other';
  return (
    <>
      <p className={styles.state}>
        <Badge tone={is_on ? 'good' : 'neutral'}>{t(is_on ? 'two_step_on' : 'two_step_off')}</Badge>
        <span className={is_on && count === 0 ? styles.problem : styles.soft}>
          {is_on ? t(`two_step_codes_left_${left}`, { count }) : t('two_step_off_note')}
        </span>
      </p>
      {is_on && <SecondSteps state={state} onAddApp={() => onOpen('app')} />}
      {noPasskeys && <p className={styles.soft}>{noPasskeys}</p>}
      <div className={styles.actions}>
        {!is_on && (
          <Action kind="primary" onClick={() => onOpen('app')}>
            {t('two_step_turn_on')}
          </Action>
        )}
        {!noPasskeys && <Action onClick={() => onOpen('passkey')}>{t('passkey_add')}</Action>}
        {is_on && <Action onClick={() => onOpen('renew')}>{t('two_step_new_codes')}</Action>}
        {is_on && (
          <Action kind="danger" onClick={() => onOpen('off')}>
            {t('two_step_turn_off')}
          </Action>
        )}
      </div>
    </>
  );
}
