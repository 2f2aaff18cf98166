import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type FileDetails, postRestorePrevious, renewFiles } from '../../queries/library-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './file-versions.css.ts';

interface PreviousFileProps {
  details: FileDetails;
  onOther: (key: string) => void;
}

/** That a file replaced another one, and the button that puts that one back. */
export function PreviousFile({ details: { file, previous }, onOther }: PreviousFileProps) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const restore = useMutation({
    mutationFn: (key: string) => postRestorePrevious(website.id, file.key, key),
    onSuccess: async ({ file: shown }) => {
      onOther(shown.key);
      await renewFiles(queryClient, website.id, file.key);
      showToast({ text: t('library_previous_restored') });
    },
  });
  if (!previous) return null;
  return (
    <div className={styles.previous}>
      <p className={styles.note}>
        {t('library_previous', {
          date: formatDate(previous.replaced_at),
          until: formatDate(previous.until),
        })}
      </p>
      <Action busy={restore.isPending} onClick={() => restore.mutate(previous.key)}>
        {t('library_previous_restore')}
      </Action>
      <FormFailure>{restore.error ? failureTexts(restore.error, [], t).general : ''}</FormFailure>
    </div>
  );
}
