import { pageContext } from '@etalage/api-contract';
import { blockId, operation, pageDocument, theme } from '@etalage/site-model/schema';
import { z } from 'zod';
import { editorCommands } from './editor-commands.ts';

const message = <T extends string, P extends z.ZodType>(type: T, payload: P) =>
  z.strictObject({ type: z.literal(type), payload });

const revision = z.int().min(0);

/** Everything the dashboard says to the frame over the port; the frame reads it decoded. */
export const hostToFrame = z.discriminatedUnion('type', [
  message('snapshot', z.strictObject({ revision, document: pageDocument })),
  /** Updates revision `base` to `base + 1`. */
  message('patch', z.strictObject({ base: revision, operations: z.array(operation).min(1).max(2000) })),
  /** `reveal` scrolls the block into view. */
  message('select', z.strictObject({ id: blockId.nullable(), reveal: z.boolean() })),
  message(
    'editor_command',
    z.strictObject({ command: z.enum(editorCommands), attributes: z.record(z.string(), z.unknown()) }),
  ),
  /**
   * The page context for blocks, and the header and footer around the page. A preview is looked at and tried, and not
   * edited: menus open, and no link is followed.
   */
  message(
    'context',
    z.strictObject({
      page: pageContext,
      header: pageDocument.nullable(),
      footer: pageDocument.nullable(),
      isPreview: z.boolean().optional(),
    }),
  ),
  /** Another theme for the page that is shown, which is not rendered again. */
  message('theme', z.strictObject({ theme })),
  /** Opens the text of a block for in-place editing. */
  message('edit_text', z.strictObject({ id: blockId })),
  /** Requests everything typed so far; answered by `text_committed` with the same number. */
  message('commit_text', z.strictObject({ request: z.int().min(1), leave: z.boolean() })),
  message('request_active_attributes', z.strictObject({})),
  /** Scrolls the page down by this many pixels of the frame, up when negative. */
  message('scroll', z.strictObject({ by: z.number().min(-10_000).max(10_000) })),
  /** A file of a setting was stored (UPL-46). */
  message('file_uploaded', z.strictObject({})),
  message('measure', z.strictObject({ ids: z.array(blockId).max(2000) })),
]);

export type HostToFrame = z.output<typeof hostToFrame>;
/** The same messages as the dashboard sends them. */
export type HostToFrameWire = z.input<typeof hostToFrame>;
