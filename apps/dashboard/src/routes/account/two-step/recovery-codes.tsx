import { useText } from '@etalage/ui-kit';
import { Action, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { copyText } from '../../../screen/copy-text.ts';
import { saveFile } from '../../../screen/save-file.ts';
import { useSession } from '../../../session/session-context.ts';
import * as styles from './two-step.css.ts';

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText();
  const { member } = useSession();
  const showToast = useToast();
  async function copy() {
    const isCopied = await copyText(codes.join('\n'));
    showToast({ text: t(isCopied ? 'two_step_copied' : 'two_step_copy_failed') });
  }
  function download() {
    const lines = [t('two_step_download_head', { email: member.email }), '', ...codes, ''];
    saveFile('herstelcodes.txt', new Blob([lines.join('\n')], { type: 'text/plain' }));
  }
  return (
    <div className={styles.fields}>
      <p>{t('two_step_codes_intro')}</p>
      <ul className={styles.codes} aria-label={t('two_step_codes_list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Action onClick={() => void copy()}>{t('two_step_copy')}</Action>
        <Action onClick={download}>{t('two_step_download')}</Action>
      </div>
      <DialogActions>
        <Action kind="primary" onClick={onKept}>
          {t('two_step_kept')}
        </Action>
      </DialogActions>
    </div>
  );
}
