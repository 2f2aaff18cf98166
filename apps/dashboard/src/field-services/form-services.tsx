import { FieldServicesContext, useFieldServices } from '@etalage/form-engine/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { formsQuery } from '../queries/form-queries.ts';
import { useSession } from '../session/session-context.ts';

/** Lets the fields within it choose a form of the website in hand (FLD-26). */
export function FormServices({ children }: { children: ReactNode }) {
  const services = useFieldServices();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const value = useMemo(() => {
    const forms = async () => {
      const { forms: listed } = await queryClient.fetchQuery({
        ...formsQuery(website.id),
        meta: { isAside: true },
      });
      return listed.map(({ id, title }) => ({ value: id, label: title }));
    };
    return { ...services, references: { ...services.references, forms } };
  }, [services, queryClient, website.id]);
  return <FieldServicesContext value={value}>{children}</FieldServicesContext>;
}
