import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { fetchRegisterFile } from '../../../queries/register-queries.ts';
import { bytesOfBase64 } from '../../../screen/bytes-of-base64.ts';
import { saveFile } from '../../../screen/save-file.ts';
import { useSession } from '../../../session/session-context.ts';
import * as styles from '../privacy.css.ts';

const types = { pdf: 'application/pdf', csv: 'text/csv;charset=utf-8' } as const;

/** Saves the register as a file. */
export function RegisterFiles() {
  const t = useText();
  return (
    <div className={styles.files}>
      <FileAction format="pdf" label={t('privacy_register_pdf')} />
      <FileAction format="csv" label={t('privacy_register_csv')} />
    </div>
  );
}

function FileAction({ format, label }: { format: 'pdf' | 'csv'; label: string }) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const download = useMutation({
    mutationFn: () => fetchRegisterFile(website.id, format),
    onSuccess: ({ name, file }) => saveFile(name, new Blob([bytesOfBase64(file)], { type: types[format] })),
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return (
    <Action icon="download" busy={download.isPending} onClick={() => download.mutate()}>
      {label}
    </Action>
  );
}
