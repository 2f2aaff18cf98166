import { blockId, place } from '@etalage/site-model/schema';
import { z } from 'zod';
import { notices, shortcuts } from './shortcuts.ts';

const message = <T extends string, P extends z.ZodType>(type: T, payload: P) =>
  z.strictObject({ type: z.literal(type), payload });

const values = z.record(z.string(), z.unknown());
const revision = z.int().min(0);
const field = z.string().min(1).max(64);
const rect = z.strictObject({
  id: blockId,
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
/** A path within the dashboard; never an address on another host. */
const path = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\\\s]*$/);
const dragged = z.union([z.strictObject({ block: blockId }), z.strictObject({ template: field })]);

/** Every message from the frame to the dashboard; none of it is trusted. */
export const frameToHost = z.discriminatedUnion('type', [
  /** First message on the port: returns the one-time nonce. */
  message('hello', z.strictObject({ nonce: z.string().min(16).max(128) })),
  message('acknowledge', z.strictObject({ revision })),
  message('request_snapshot', z.strictObject({ revision: revision.nullable() })),
  message('go_to_route', z.strictObject({ path })),
  message('set_management_tab', z.strictObject({ tab: z.enum(['section', 'block', 'style']) })),
  message('active_attributes', z.strictObject({ attributes: values })),
  message('selected_node', z.strictObject({ node: field.nullable(), attributes: values })),
  message('select', z.strictObject({ id: blockId.nullable() })),
  message('text_typed', z.strictObject({ id: blockId, field, html: z.string().max(1_000_000) })),
  message('drop_intent', z.strictObject({ dragged, place })),
  message('hover', z.strictObject({ id: blockId.nullable() })),
  /** Rectangles in the frame's window; `all` means that no other block is in view. */
  message('measured', z.strictObject({ rects: z.array(rect).max(2000), all: z.boolean() })),
  /** In-place text editing started in this block and field, or ended. */
  message(
    'text_session',
    z.strictObject({ active: z.boolean(), block: blockId.nullable(), field: field.nullable() }),
  ),
  /** Everything typed up to a `commit_text` has been sent. */
  message('text_committed', z.strictObject({ request: z.int().min(1) })),
  /** A keyboard shortcut of the dashboard. */
  message('chord', z.strictObject({ chord: z.enum(shortcuts) })),
  /** A notice to show to the owner. */
  message('notice', z.strictObject({ notice: z.enum(notices) })),
  message('resized', z.strictObject({ height: z.number().min(0).max(1_000_000) })),
  message('render_error', z.strictObject({ id: blockId, issues: z.array(z.string().max(500)).max(20) })),
]);

export type FrameToHost = z.infer<typeof frameToHost>;
