import type {
  cancelImport,
  planImport,
  retryImportPictures,
  runImport,
  undoImport,
} from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { Handler } from '../calls/handler-context.ts';
import { productRoles } from '../owned-products/product-roles.ts';
import { forgetPictures, retryFailed } from '../picture-imports/import-pictures.repository.ts';
import {
  answerOf,
  type ImportState,
  lockImport,
  type StoredImport,
  updateImport,
} from './import.repository.ts';

interface Step {
  readonly from: readonly ImportState[];
  readonly to: ImportState;
  /** Whether the products of the import are handled from the first one on. */
  readonly restarts: boolean;
}

const steps = {
  plan: { from: ['filling'], to: 'planning', restarts: true },
  run: { from: ['planned'], to: 'running', restarts: true },
  undo: { from: ['done', 'cancelled'], to: 'undoing', restarts: true },
  cancel: { from: ['filling', 'planning', 'planned', 'running'], to: 'cancelled', restarts: false },
} as const satisfies Record<string, Step>;

/** Puts an import in its next state; a repeated call answers with the state that it is in. */
async function take(
  step: Step,
  { id }: { readonly id: string },
  context: HandlerContext,
  prepare: (tx: WebsiteTransaction, stored: StoredImport) => Promise<void> = async () => {},
) {
  requireRole(context, productRoles);
  const { websiteId, ports } = context;
  const reply = await context.write(async (tx) => {
    const stored = await lockImport(tx, websiteId, id);
    if (!stored) throw new ApiError('not_found');
    if (stored.state !== step.to) {
      const isEmpty = step.restarts && stored.items === 0;
      if (!step.from.includes(stored.state) || isEmpty) throw new ApiError('conflict');
      await prepare(tx, stored);
      await updateImport(tx, stored, { state: step.to, ...(step.restarts && { handled: 0 }) });
    }
    return answerOf(tx, websiteId, id);
  });
  if (step.restarts)
    await ports.jobs.enqueue({ name: 'work-on-import', website_id: websiteId, import_id: id });
  return reply;
}

export const planImportHandler: Handler<typeof planImport> = (input, context) =>
  take(steps.plan, input, context);

/** What would happen is forgotten: it is decided anew, against the catalogue as it is then. */
export const runImportHandler: Handler<typeof runImport> = (input, context) =>
  take(steps.run, input, context, forget);

export const undoImportHandler: Handler<typeof undoImport> = (input, context) =>
  take(steps.undo, input, context, (tx, stored) => forgetPictures(tx, stored.website_id, stored.id));

/** The addresses are tried again at once. */
export const retryImportPicturesHandler: Handler<typeof retryImportPictures> = async ({ id }, context) => {
  requireRole(context, productRoles);
  const { websiteId, ports, now } = context;
  const reply = await context.write(async (tx) => {
    if (!(await lockImport(tx, websiteId, id))) throw new ApiError('not_found');
    await retryFailed(tx, websiteId, id, now());
    return answerOf(tx, websiteId, id);
  });
  await ports.jobs.enqueue({ name: 'fetch-pictures', website_id: websiteId });
  return reply;
};

/** A plan that is cancelled has stored nothing, so it shows no outcomes. */
export const cancelImportHandler: Handler<typeof cancelImport> = (input, context) =>
  take(steps.cancel, input, context, async (tx, stored) => {
    if (stored.state !== 'running') await forget(tx, stored);
  });

async function forget(tx: WebsiteTransaction, { website_id, id }: StoredImport): Promise<void> {
  await sql`
    update catalogue_import_items set outcome = null, messages = '[]', changes = '[]', product_id = ''
    where website_id = ${website_id} and import_id = ${id} and outcome is not null`.execute(tx);
}
