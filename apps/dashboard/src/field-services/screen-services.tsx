import { dashboardPath } from '@etalage/api-contract';
import { FieldServicesContext, useFieldServices } from '@etalage/form-engine/editor';
import { useMemo, type ReactNode } from 'react';
import { useOpenScreen } from '../session/screen-link.tsx';
import { useSession } from '../session/session-context.ts';

/** Allows its fields to link to other screens of the current website (FLD-39). */
export function ScreenServices({ children }: { children: ReactNode }) {
  const services = useFieldServices();
  const openScreen = useOpenScreen();
  const { website } = useSession();
  const value = useMemo(
    () => ({
      ...services,
      navigate: (route: string) => void openScreen(route),
      addressOf: (route: string) => dashboardPath(website.id, route),
    }),
    [services, openScreen, website.id],
  );
  return <FieldServicesContext value={value}>{children}</FieldServicesContext>;
}
