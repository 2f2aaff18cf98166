import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import {
  type LibraryFile,
  postDeleteFiles,
  postRestoreFiles,
  renewFiles,
  type UsedFile,
} from '../../queries/library-queries.ts';
import { useFailureToast } from '../../saving/use-failure-toast.ts';
import { useSession } from '../../session/session-context.ts';
import { UsedDialog } from './used-dialog.tsx';

export type NamedFile = Pick<LibraryFile, 'key' | 'name'>;

interface Asked {
  readonly files: readonly NamedFile[];
  readonly used: readonly UsedFile[];
}

/**
 * Deletes files at once, with undo; if visitors see one of them, `question` first asks whether that is meant. The focus
 * goes to the heading, because the files disappear.
 */
export function useDeleteFiles(onDone: () => void) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const restore = useRestoreFiles();
  const [asked, setAsked] = useState<Asked>();
  const remove = useMutation({
    mutationFn: ({ files, isConfirmed }: { files: readonly NamedFile[]; isConfirmed: boolean }) =>
      postDeleteFiles(
        website.id,
        files.map(({ key }) => key),
        isConfirmed,
      ),
    onSuccess: async ({ in_use: used }, { files }) => {
      setAsked(used.length > 0 ? { files, used } : undefined);
      if (used.length > 0) return;
      onDone();
      await renewFiles(queryClient, website.id);
      const [first] = files;
      const text =
        files.length === 1
          ? t('library_deleted_one', { name: first?.name ?? '' })
          : t('library_deleted', { count: String(files.length) });
      showToast({ text, action: { text: t('library_restore'), run: () => restore.mutate(files) } });
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  const question: ReactNode = asked && (
    <UsedDialog
      used={asked.used}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ files: asked.files, isConfirmed: true })}
      onClose={() => setAsked(undefined)}
    />
  );
  return {
    run: (files: readonly NamedFile[]) => remove.mutate({ files, isConfirmed: false }),
    isPending: remove.isPending,
    question,
  };
}

/** Takes files out of the bin. */
export function useRestoreFiles(onDone?: () => void) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const restore = useMutation({
    mutationFn: (files: readonly NamedFile[]) =>
      postRestoreFiles(
        website.id,
        files.map(({ key }) => key),
      ),
    onSuccess: async (_reply, files) => {
      onDone?.();
      await renewFiles(queryClient, website.id);
      const [first] = files;
      showToast({
        text:
          files.length === 1
            ? t('library_restored_one', { name: first?.name ?? '' })
            : t('library_restored', { count: String(files.length) }),
      });
    },
    onError: (error, files) =>
      showFailure(error, { text: t('dashboard_retry'), run: () => restore.mutate(files) }),
  });
  return restore;
}
