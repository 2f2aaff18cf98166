import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { failureErrors } from '../../../queries/failure-texts.ts';
import { postAddPropertyValue, propertiesQuery } from '../../../queries/property-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Adds a value to a property at once, so that other products can have it too; a refusal is said and thrown on. */
export function useAddPropertyValue() {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  return useCallback(
    async (added: Parameters<typeof postAddPropertyValue>[1]) => {
      try {
        const reply = await postAddPropertyValue(website.id, added);
        const { queryKey } = propertiesQuery(website.id);
        const before = client.getQueryData(queryKey);
        client.setQueryData(
          queryKey,
          before?.map((one) => (one.id === reply.property.id ? { ...one, ...reply.property } : one)),
        );
        return reply;
      } catch (error) {
        showToast({ text: Object.values(failureErrors(error, t)).flat().join(' ') });
        throw error;
      }
    },
    [website.id, client, showToast, t],
  );
}
