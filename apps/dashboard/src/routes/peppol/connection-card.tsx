import { useText } from '@etalage/ui-kit';
import { Action, Badge } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type PeppolSettings, postTestPeppol } from '../../queries/peppol-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { AccountCard } from '../account/account-card.tsx';
import * as styles from '../settings/mollie/mollie.css.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { facts } from './peppol.css.ts';
import { RemoveKeyDialog } from './remove-key-dialog.tsx';
import { schemeText } from './scheme-text.ts';

/** The connection as it is stored, with what can be done about it. */
export function ConnectionCard({ settings }: { settings: PeppolSettings }) {
  const t = useText();
  const { version, hint, is_whole, is_readable } = settings;
  const [opened, setOpened] = useState<'set' | 'remove' | null>(null);
  const close = () => setOpened(null);
  return (
    <AccountCard title={t('peppol_connection')} intro={t('peppol_connection_intro')}>
      {version === 0 ? (
        <p className={styles.soft}>{t('peppol_not_connected')}</p>
      ) : (
        <Known settings={settings} />
      )}
      <div className={styles.actions}>
        <Action kind={is_whole && is_readable ? 'secondary' : 'primary'} onClick={() => setOpened('set')}>
          {t(version === 0 ? 'peppol_set' : 'peppol_change')}
        </Action>
        {hint !== '' && (
          <Action kind="danger" onClick={() => setOpened('remove')}>
            {t('peppol_remove')}
          </Action>
        )}
      </div>
      {is_whole && <Trial key={version} />}
      {opened === 'set' && <ConnectionDialog settings={settings} onClose={close} />}
      {opened === 'remove' && <RemoveKeyDialog version={version} onClose={close} />}
    </AccountCard>
  );
}

function Known({ settings }: { settings: PeppolSettings }) {
  const t = useText();
  const { scheme, participant, url, legal_entity, hint, sending, reach, is_whole, is_readable, emulator } =
    settings;
  const isOn = sending === 'automatic' && is_whole;
  const state = isOn ? 'automatic' : 'self';
  return (
    <>
      <p className={styles.mode}>
        <Badge tone={isOn ? 'good' : 'neutral'}>{t(`peppol_state_${state}`)}</Badge>
        <span className={styles.soft}>{t(`peppol_state_${state}_hint`)}</span>
      </p>
      {!is_readable && <p className={styles.warning}>{t('peppol_unreadable')}</p>}
      {emulator !== '' && url === emulator && <p className={styles.warning}>{t('peppol_emulated')}</p>}
      <dl className={facts}>
        <dt>{t('peppol_participant')}</dt>
        <dd>{participant === '' ? '–' : `${participant} · ${schemeText(scheme, t)}`}</dd>
        <dt>{t('peppol_address')}</dt>
        <dd>{url || '–'}</dd>
        <dt>{t('peppol_legal_entity')}</dt>
        <dd>{legal_entity || '–'}</dd>
        <dt>{t('peppol_key')}</dt>
        <dd className={styles.key}>{hint === '' ? '–' : t('peppol_key_shown', { hint })}</dd>
        {isOn && <dt>{t('peppol_what')}</dt>}
        {isOn && <dd>{t(`peppol_reach_${reach}`)}</dd>}
      </dl>
    </>
  );
}

/** Asks the access point whether it knows the key and the company. */
function Trial() {
  const t = useText();
  const { website } = useSession();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => postTestPeppol(website.id) });
  const said = error ? failureTexts(error, [], t).general : data ? t(`peppol_tested_${data.outcome}`) : '';
  return (
    <div className={styles.actions}>
      <Action busy={isPending} onClick={() => mutate()}>
        {t(isPending ? 'peppol_testing' : 'peppol_test')}
      </Action>
      <p role="status" className={styles.change}>
        {isPending ? '' : said}
      </p>
    </div>
  );
}
