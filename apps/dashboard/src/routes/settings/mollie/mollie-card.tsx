import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MollieAccount, mollieQuery, type MollieSettings } from '../../../queries/mollie-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { AccountCard } from '../../account/account-card.tsx';
import * as styles from './mollie.css.ts';
import { MollieKeyDialog } from './mollie-key-dialog.tsx';
import { MollieRemoveDialog } from './mollie-remove-dialog.tsx';
import { shownKey } from './shown-key.ts';

/** The account on which online payments come in. */
export function MollieCard() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(mollieQuery(website.id));
  return (
    <AccountCard title={t('mollie_title')} intro={t('mollie_intro')}>
      {isPending && <TableSkeleton label={t('mollie_loading')} rows={2} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <Account settings={data} />}
    </AccountCard>
  );
}

function Account({ settings }: { settings: MollieSettings }) {
  const t = useText();
  const { account, earlier, installation } = settings;
  const [opened, setOpened] = useState<'key' | 'remove' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {account ? (
        <Known account={account} />
      ) : (
        <p className={styles.soft}>{t(`mollie_none_${installation}`)}</p>
      )}
      {earlier.map((key) => (
        <Earlier key={key.id} known={key} />
      ))}
      <div className={styles.actions}>
        <Action kind={account?.is_readable ? 'secondary' : 'primary'} onClick={() => setOpened('key')}>
          {t(account ? 'mollie_replace' : 'mollie_set')}
        </Action>
        {account && (
          <Action kind="danger" onClick={() => setOpened('remove')}>
            {t('mollie_remove')}
          </Action>
        )}
      </div>
      {opened === 'key' && <MollieKeyDialog account={account} onClose={close} />}
      {opened === 'remove' && account && (
        <MollieRemoveDialog account={account} settings={settings} onClose={close} />
      )}
    </>
  );
}

function Known({ account }: { account: MollieAccount }) {
  const t = useText();
  const { is_test, is_readable, profile, since } = account;
  const mode = is_test ? 'test' : 'live';
  return (
    <>
      <p className={styles.mode}>
        <Badge tone={is_test ? 'waiting' : 'good'}>{t(`mollie_${mode}`)}</Badge>
        <span className={styles.soft}>{t(`mollie_${mode}_hint`)}</span>
      </p>
      {!is_readable && <p className={styles.warning}>{t('mollie_unreadable')}</p>}
      <dl className={styles.facts}>
        <dt>{t('mollie_profile')}</dt>
        <dd>{profile}</dd>
        <dt>{t('mollie_key')}</dt>
        <dd className={styles.key}>{shownKey(account, t)}</dd>
        <dt>{t('mollie_since')}</dt>
        <dd>{formatDate(new Date(since))}</dd>
      </dl>
    </>
  );
}

/** A key that is still needed for what was begun with it. */
function Earlier({ known }: { known: MollieSettings['earlier'][number] }) {
  const t = useText();
  const key = shownKey(known, t);
  const { open: count } = known;
  if (count === 0) return <p className={styles.soft}>{t('mollie_earlier_closed', { key })}</p>;
  return (
    <p className={styles.soft}>
      {t(count === 1 ? 'mollie_earlier_one' : 'mollie_earlier_other', { key, count })}
    </p>
  );
}
