import { maxMovedPages, type movePages } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError, errorBodyOf } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { withSavepoint } from '../db/with-savepoint.ts';
import { lockPages } from './page.repository.ts';
import { findTitleAt } from './page-tree.repository.ts';
import { moveSubtree } from './move-subtree.ts';

/** Moves pages and folders; what is refused of one does not concern the others. */
export const movePagesHandler: Handler<typeof movePages> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId, idempotencyKey: key, now, translate } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const once = { websiteId, scope: `move-pages:${member.id}`, key, now: now(), request: input };
    return idempotent(tx, once, async () => {
      let room = maxMovedPages;
      const moved: { from: string; to: string; redirects: number }[] = [];
      const refused: { from: string; title: string; message: string }[] = [];
      for (const move of withoutNested(input.moves)) {
        try {
          const { total, ...done } = await withSavepoint(tx, () =>
            moveSubtree(tx, { websiteId, member, room }, move),
          );
          room -= total;
          moved.push({ from: move.from, ...done });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const [message = ''] = Object.values(errorBodyOf(error, translate).errors).flat();
          const title = (await findTitleAt(tx, websiteId, move.from)) ?? move.from;
          refused.push({ from: move.from, title, message });
        }
      }
      return { moved, refused };
    });
  });
};

/** What stands below another page that moves goes along with it. */
function withoutNested<Move extends { readonly from: string }>(moves: readonly Move[]): Move[] {
  const all = new Map(moves.map((move) => [move.from, move]));
  return [...all.values()].filter(({ from }) => !ancestorsOf(from).some((path) => all.has(path)));
}

function ancestorsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(2).map((_part, index) => parts.slice(0, index + 2).join('/'));
}
