import { FieldServicesContext, useFieldServices } from '@etalage/form-engine/editor';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';
import { createFileLibrary } from './create-file-library.ts';
import { createPictureTexts } from './create-picture-texts.ts';
import { createUploadTransport } from './create-upload-transport.ts';

/** Allows its fields to upload files to the current website, and to use those that are on it. */
export function UploadServices({ children }: { children: ReactNode }) {
  const services = useFieldServices();
  const { website } = useSession();
  const toast = useToast();
  const queryClient = useQueryClient();
  const value = useMemo(() => {
    const notify = (text: string) => toast({ text, isBeside: true });
    const upload = createUploadTransport(website.id, notify);
    const pictureTexts = createPictureTexts(queryClient, website.id);
    // The library is for owners and editors (GEN-08).
    if (website.role === 'shop') return { ...services, upload, pictureTexts };
    return { ...services, upload, pictureTexts, library: createFileLibrary(queryClient, website.id) };
  }, [services, queryClient, website.id, website.role, toast]);
  return <FieldServicesContext value={value}>{children}</FieldServicesContext>;
}
