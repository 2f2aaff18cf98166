import { blockId, operation, pageDocument } from '@etalage/site-model/schema';
import { z } from 'zod';
import { editorCommands } from './editor-commands.ts';

const message = <T extends string, P extends z.ZodType>(type: T, payload: P) =>
  z.strictObject({ type: z.literal(type), payload });

const revision = z.int().min(0);

/** Everything the dashboard says to the frame over the port. */
export const hostToFrame = z.discriminatedUnion('type', [
  message('snapshot', z.strictObject({ revision, document: pageDocument })),
  /** Brings revision `base` to `base + 1`. */
  message('patch', z.strictObject({ base: revision, operations: z.array(operation).min(1).max(2000) })),
  message('select', z.strictObject({ id: blockId.nullable() })),
  message(
    'editor_command',
    z.strictObject({ command: z.enum(editorCommands), attributes: z.record(z.string(), z.unknown()) }),
  ),
  message('request_active_attributes', z.strictObject({})),
  message('measure', z.strictObject({ ids: z.array(blockId).max(2000) })),
  message(
    'resize',
    z.strictObject({ width: z.number().min(1).max(10_000), height: z.number().min(1).max(100_000) }),
  ),
]);

export type HostToFrame = z.infer<typeof hostToFrame>;
