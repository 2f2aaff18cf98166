import type { BlockId } from '@etalage/site-model';
import { createContext } from 'react';

/** Called for a block that cannot be shown, with the reason and what was thrown; the page is shown without it. */
export type ReportBlock = (id: BlockId, type: string, issues: string[], cause?: unknown) => void;
export const ReportBlockContext = createContext<ReportBlock>(() => undefined);
