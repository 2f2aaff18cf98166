import { FieldServicesContext, useFieldServices } from '@etalage/form-engine/editor';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMemo, type ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';
import { createUploadTransport } from './create-upload-transport.ts';

/** Allows its fields to upload files to the current website. */
export function UploadServices({ children }: { children: ReactNode }) {
  const services = useFieldServices();
  const { website } = useSession();
  const toast = useToast();
  const value = useMemo(() => {
    const notify = (text: string) => toast({ text, isBeside: true });
    return { ...services, upload: createUploadTransport(website.id, notify) };
  }, [services, website.id, toast]);
  return <FieldServicesContext value={value}>{children}</FieldServicesContext>;
}
