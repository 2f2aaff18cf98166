import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postExportSubmissions, type ListedForm } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';

/** Downloads all submissions of a form as a file for a spreadsheet. */
export function ExportAction({ form }: { form: ListedForm }) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const download = useMutation({
    mutationFn: () => postExportSubmissions(website.id, form.id),
    onSuccess: ({ name, csv }) => saveAs(name, csv),
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return (
    <Action icon="download" busy={download.isPending} onClick={() => download.mutate()}>
      {t('submissions_export')}
    </Action>
  );
}

function saveAs(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
