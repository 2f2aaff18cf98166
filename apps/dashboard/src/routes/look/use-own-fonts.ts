import type { OwnFont } from '@etalage/site-model';
import { useQuery } from '@tanstack/react-query';
import { fontsQuery } from '../../queries/font-queries.ts';
import { useSession } from '../../session/session-context.ts';

const none: readonly OwnFont[] = [];

/** The fonts that the owner uploaded; none while they load. */
export function useOwnFonts() {
  const { website } = useSession();
  const { data = none, isError, isPending } = useQuery(fontsQuery(website.id));
  return { fonts: data, isError, isPending };
}
