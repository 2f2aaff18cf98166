import { useText } from '@etalage/ui-kit';
import { Action, Badge } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { textLink } from '../../../screen/surface.css.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as refundStyles from '../refund/refund.css.ts';
import * as styles from './invoices.css.ts';
import { type InvoicePeppol, peppolHint, peppolTones } from './peppol-words.ts';
import { SendPeppolDialog } from './send-peppol-dialog.tsx';
import { useSettlePeppol } from './use-peppol.ts';

interface Props {
  peppol: InvoicePeppol;
  /** Number of the document. */
  title: string;
  /** The document, and the order as it was seen. */
  seen: { number: string; version: number; id: string };
}

/** What became of a document in Peppol, and what can be done about it. */
export function InvoicePeppolState({ peppol, title, seen }: Props) {
  const t = useText();
  const { state, participant, can_send, can_settle } = peppol;
  const [isSending, setSending] = useState(false);
  const settle = useSettlePeppol(seen);
  const again = state === 'none' ? 'peppol_send' : 'peppol_send_again';
  return (
    <div className={styles.peppol}>
      <p className={refundStyles.entryHead}>
        <Badge tone={peppolTones[state]}>{t(`peppol_invoice_${state}`)}</Badge>
        {participant !== '' && state !== 'none' && (
          <span className={refundStyles.soft}>{t('peppol_invoice_to', { participant })}</span>
        )}
      </p>
      <Hint peppol={peppol} />
      {(can_send || can_settle) && (
        <div className={styles.files}>
          {can_send && (
            <Action aria-label={t(`${again}_of`, { number: title })} onClick={() => setSending(true)}>
              {t(again)}
            </Action>
          )}
          {can_settle && (
            <Action
              busy={settle.isPending}
              aria-label={t('peppol_settle_of', { number: title })}
              onClick={() => settle.mutate()}
            >
              {t('peppol_settle')}
            </Action>
          )}
        </div>
      )}
      {isSending && (
        <SendPeppolDialog seen={seen} title={title} peppol={peppol} onClose={() => setSending(false)} />
      )}
    </div>
  );
}

function Hint({ peppol }: { peppol: InvoicePeppol }) {
  const t = useText();
  const { role } = useSession().website;
  const hint = peppolHint(peppol);
  if (hint === '') return null;
  if (hint === 'reason') return <p className={refundStyles.soft}>{peppol.reason}</p>;
  return (
    <p className={refundStyles.soft}>
      {t(hint === 'due' ? 'peppol_invoice_due' : 'peppol_invoice_unreachable_hint')}{' '}
      {hint === 'due' && !peppol.can_send && role === 'owner' && (
        <ScreenLink className={textLink} to="/instellingen/peppol">
          {t('peppol_invoice_connect')}
        </ScreenLink>
      )}
    </p>
  );
}
