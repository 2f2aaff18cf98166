import { formatAgo } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge, Dialog, useToast } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../screen/load-failure.tsx';
import type { PartEditor } from './create-part-editor.ts';
import type { PartCalls, PartVersion } from './part-calls.ts';
import * as styles from './parts.css.ts';

interface Props<Value> {
  editor: PartEditor<Value>;
  calls: PartCalls<Value>;
  onClose: () => void;
}

/** The earlier versions of a part. A version that is restored becomes the draft; undo brings back the one before. */
export function PartHistory<Value>({ editor, calls, onClose }: Props<Value>) {
  const t = useText();
  const showToast = useToast();
  const versions = useQuery({ queryKey: ['part-versions'], queryFn: calls.listVersions, gcTime: 0 });

  async function restore({ revision }: PartVersion) {
    try {
      await editor.save();
      await calls.restore(editor.store.getState().revision, revision);
      editor.takeOver(await calls.open());
      showToast({ text: t('site_part_restored') });
      onClose();
    } catch {
      showToast({ text: t('site_part_restore_failed') });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('site_part_history')}
      description={t('site_part_history_intro')}
    >
      {versions.isPending && <p role="status">{t('site_part_history_loading')}</p>}
      {versions.isError && <LoadFailure onRetry={() => void versions.refetch()} />}
      {versions.data?.length === 0 && <p>{t('site_part_history_empty')}</p>}
      <ul className={styles.versions}>
        {versions.data?.map((version) => (
          <li key={version.revision} className={styles.version}>
            <span className={styles.versionText}>
              <Badge tone={version.is_published ? 'good' : 'neutral'}>
                {t(version.is_published ? 'site_part_version_published' : 'site_part_version_draft')}
              </Badge>
              <VersionAuthor version={version} />
            </span>
            <Action onClick={() => void restore(version)}>{t('site_part_restore')}</Action>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function VersionAuthor({ version: { created_at, member } }: { version: PartVersion }) {
  const t = useText();
  if (member === '') return <span>{t('site_part_version_first')}</span>;
  const moment = formatAgo(created_at, new Date());
  return <span>{t('site_part_version_by', { moment, member })}</span>;
}
