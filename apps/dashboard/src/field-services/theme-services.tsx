import { FieldServicesContext, useFieldServices } from '@etalage/form-engine/editor';
import type { Theme } from '@etalage/site-model';
import { useMemo, type ReactNode } from 'react';

/** Offers the colours of the website in fields for colours (STY-32). */
export function ThemeServices({ theme, children }: { theme: Theme; children: ReactNode }) {
  const services = useFieldServices();
  const value = useMemo(() => ({ ...services, theme }), [services, theme]);
  return <FieldServicesContext value={value}>{children}</FieldServicesContext>;
}
