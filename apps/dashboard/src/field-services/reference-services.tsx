import { FieldServicesContext, useFieldServices } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';
import { createReferenceSource } from './create-reference-source.ts';

/** Allows its fields to refer to things of the current website, such as a form (FLD-26). */
export function ReferenceServices({ children }: { children: ReactNode }) {
  const services = useFieldServices();
  const queryClient = useQueryClient();
  const t = useText();
  const { website } = useSession();
  const value = useMemo(
    () => ({ ...services, references: createReferenceSource(queryClient, website.id, t) }),
    [services, queryClient, website.id, t],
  );
  return <FieldServicesContext value={value}>{children}</FieldServicesContext>;
}
