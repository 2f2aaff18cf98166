import { formatAgo, formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { ListedPasskey, TwoStep } from '../../../queries/two-step-queries.ts';
import * as account from '../account.css.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';

/** The app and the passkeys of who has two-step sign-in on. */
export function SecondSteps({
  state: { has_app, passkeys },
  onAddApp,
}: {
  state: TwoStep;
  onAddApp: () => void;
}) {
  const t = useText();
  const [removing, setRemoving] = useState<ListedPasskey>();
  return (
    <>
      <ul className={account.sessions} aria-label={t('passkey_ways')}>
        <li className={account.session}>
          <p className={account.device}>
            {t('two_step_app')}
            {has_app && <Badge tone="good">{t('two_step_app_on')}</Badge>}
          </p>
          {!has_app && <Action onClick={onAddApp}>{t('two_step_app_add')}</Action>}
        </li>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
        ))}
      </ul>
      {removing && (
        <RemovePasskeyDialog
          passkey={removing}
          isLast={!has_app && passkeys.length === 1}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: ListedPasskey; onRemove: () => void }) {
  const t = useText();
  const { name, created_at, last_used_at, host, works_here } = passkey;
  const used = last_used_at
    ? t('passkey_last_used', { when: formatAgo(last_used_at, new Date()) })
    : t('passkey_never_used');
  return (
    <li className={account.session}>
      <div>
        <p className={account.device}>
          {name}
          {!works_here && <Badge tone="neutral">{t('passkey_other_host', { host })}</Badge>}
        </p>
        <p className={account.used}>{t('passkey_dates', { date: formatDate(created_at), used })}</p>
      </div>
      <Action aria-label={t('passkey_remove_one', { name })} onClick={onRemove}>
        {t('passkey_remove')}
      </Action>
    </li>
  );
}
