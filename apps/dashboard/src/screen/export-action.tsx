import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { failureTexts } from '../queries/failure-texts.ts';
import { saveFile } from './save-file.ts';

interface Props {
  label: string;
  /** Fetches the file. */
  load: () => Promise<{ name: string; csv: string }>;
}

/** Downloads a file for a spreadsheet. */
export function ExportAction({ label, load }: Props) {
  const t = useText();
  const showToast = useToast();
  const download = useMutation({
    mutationFn: load,
    onSuccess: ({ name, csv }) => saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' })),
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return (
    <Action icon="download" busy={download.isPending} onClick={() => download.mutate()}>
      {label}
    </Action>
  );
}
