import { FieldServicesContext, useFieldServices } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';
import { createCategorySource } from './create-category-source.ts';

/** Allows its fields to choose categories of the current website, and those who run the shop to make one (FLD-36). */
export function CategoryServices({ children }: { children: ReactNode }) {
  const services = useFieldServices();
  const queryClient = useQueryClient();
  const t = useText();
  const { website } = useSession();
  const { id, role } = website;
  const value = useMemo(
    () => ({ ...services, categories: createCategorySource(queryClient, id, role !== 'editor', t) }),
    [services, queryClient, id, role, t],
  );
  return <FieldServicesContext value={value}>{children}</FieldServicesContext>;
}
