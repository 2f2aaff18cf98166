import { formatShortMoment } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { onlyRead } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import type { CatalogueImport } from '../../../queries/import-queries.ts';
import { ScreenHeader } from '../../../screen/screen-header.tsx';
import { isMoving } from '../import-progress.ts';
import { outcomes, storedCount } from '../import-words.ts';
import { ImportItems } from './import-items.tsx';
import { ImportPictures } from './import-pictures.tsx';
import { ImportStatus } from './import-status.tsx';
import { UndoImport } from './undo-import.tsx';
import { useImportStep } from './use-import-step.ts';
import { useRenewWhenDone } from './use-renew-when-done.ts';

interface Props {
  opened: CatalogueImport;
  /** Whether the last attempt to fetch it failed. */
  isStale: boolean;
  back: ReactNode;
}

export function OpenedImport({ opened, isStale, back }: Props) {
  const t = useText();
  const { state, name, member, created_at } = opened;
  const step = useImportStep(opened);
  useRenewWhenDone(opened);
  const isStored = state === 'done' || state === 'cancelled';
  // What was cancelled before anything was stored has no outcomes.
  const isKnown = state !== 'cancelled' || outcomes.some((outcome) => opened.outcomes[outcome] > 0);
  const hasItems = state !== 'filling' && !isMoving(state) && isKnown;
  return (
    <>
      <ScreenHeader
        title={name}
        intro={t('imports_by', { name: member, moment: formatShortMoment(created_at) })}
        back={back}
        actions={isStored && storedCount(opened) > 0 && <UndoImport step={step} />}
      />
      <p role="status" className={onlyRead}>
        {t(`imports_state_${state}`)}
      </p>
      <ImportStatus opened={opened} isStale={isStale} step={step} />
      {isStored && <ImportPictures opened={opened} step={step} />}
      {hasItems && <ImportItems opened={opened} />}
    </>
  );
}
