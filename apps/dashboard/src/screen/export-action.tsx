import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { failureTexts } from '../queries/failure-texts.ts';

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
    onSuccess: ({ name, csv }) => saveAs(name, csv),
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return (
    <Action icon="download" busy={download.isPending} onClick={() => download.mutate()}>
      {label}
    </Action>
  );
}

function saveAs(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
