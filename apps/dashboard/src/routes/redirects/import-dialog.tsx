import type { FieldDefinition } from '@etalage/form-engine/schema';
import { DashboardForm } from '@etalage/form-engine/editor';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Dialog } from '@etalage/ui-kit/dashboard';
import { useMemo } from 'react';
import { postImportRedirects } from '../../queries/redirect-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { importField, importFailure, type ImportedRow } from './import-redirects.ts';
import { useDone } from './use-redirect-changes.ts';

/** Imports redirects from a CSV or XLSX file or pasted cells: all or none, with undo (IMP-02). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const done = useDone();
  const fields = useMemo<readonly FieldDefinition[]>(() => {
    const send = async (rows: readonly ImportedRow[]) => {
      const given = rows.map(({ from = '', to = '', kind = '' }) => ({ from, to, kind }));
      const reply = await postImportRedirects(website.id, given).catch((error: unknown) => {
        throw importFailure(error, t);
      });
      const counts = {
        created: formatCount(reply.created),
        changed: formatCount(reply.changed),
        unchanged: formatCount(reply.unchanged),
      };
      onClose();
      await done(t('redirects_imported', counts), reply.change);
    };
    return [importField(website.url, t, send)];
    // `done` and `onClose` are new functions at each render, but do the same; the importer keeps its fields.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [website.id, website.url, t]);
  return (
    <Dialog
      open
      size="large"
      title={t('redirects_import_title')}
      description={t('redirects_import_text')}
      onOpenChange={(open) => !open && onClose()}
    >
      <DashboardForm fields={fields} values={noValues} onChange={() => undefined} />
    </Dialog>
  );
}

const noValues = {};
