import { exportConsents } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { callApi } from '../../queries/call-api.ts';
import { ExportAction } from '../../screen/export-action.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './cookies.css.ts';

/** The proofs of the visitors' choices, as a file. */
export function ConsentProofs() {
  const t = useText();
  const { website } = useSession();
  return (
    <section className={styles.card} aria-label={t('cookies_proofs')}>
      <h2 className={styles.cardTitle}>{t('cookies_proofs')}</h2>
      <p>{t('cookies_proofs_text')}</p>
      <ExportAction label={t('cookies_proofs_export')} load={() => callApi(exportConsents, website.id, {})} />
    </section>
  );
}
