import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useText } from '@etalage/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postGetFile } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';

/** Downloads a file that a visitor sent; its address is requested each time, because it expires. */
export function FileAction({ path, name }: { path: string; name: string }) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const open = useMutation({
    mutationFn: () => postGetFile(website.id, path),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return (
    <Action icon="download" busy={open.isPending} onClick={() => open.mutate()}>
      {name}
    </Action>
  );
}
