import type { BlockInstance } from '@etalage/site-model';
import { createContext } from 'react';
import type { ReportBlock } from './report-block.ts';

/** After this many blocks that failed, all blocks of the type of each next one are left out. */
const MOST_SINGLE_BLOCKS = 8;

/**
 * Finds the block whose render throws, for one page. A server renders without error boundaries: an error of one block ends
 * the render of the whole page, which is then repeated without that block.
 */
export class BlockGuard {
  /** The blocks that are being rendered, outermost first: React renders a page depth first. */
  #open: BlockInstance[] = [];
  readonly #ids = new Set<string>();
  readonly #failed = new Set<BlockInstance>();
  readonly #failedTypes = new Set<string>();

  enter(block: BlockInstance): void {
    this.#open.push(block);
  }

  leave(block: BlockInstance): void {
    this.#open.splice(this.#open.lastIndexOf(block));
  }

  isLeftOut(block: BlockInstance): boolean {
    return this.#failed.has(block) || this.#failedTypes.has(block.type);
  }

  /** Starts a render. */
  start(): void {
    this.#open = [];
    this.#ids.clear();
  }

  /** Whether no element of this render had this id yet. */
  readonly claimId = (id: string): boolean => {
    const isFree = !this.#ids.has(id);
    this.#ids.add(id);
    return isFree;
  };

  /** Leaves out the block that was being rendered; undefined if the error is of no block. */
  leaveOutFailed(): BlockInstance | undefined {
    const block = this.#open.at(-1);
    if (!block) return undefined;
    this.#failed.add(block);
    if (this.#failed.size > MOST_SINGLE_BLOCKS) this.#failedTypes.add(block.type);
    return block;
  }
}

/** The guard of the page that a server renders; null in a browser, where error boundaries do this. */
export const BlockGuardContext = createContext<BlockGuard | null>(null);

/**
 * The result of `render`, which renders blocks with this guard; repeated without each block whose render throws, and that
 * block is reported. Throws an error that is not of a block. The number of renders is limited by the number of types.
 */
export function renderGuarded<Result>(render: (guard: BlockGuard) => Result, report: ReportBlock): Result {
  const guard = new BlockGuard();
  for (;;) {
    guard.start();
    try {
      return render(guard);
    } catch (error) {
      const block = guard.leaveOutFailed();
      if (!block) throw error;
      report(block.id, block.type, ['its render failed'], error);
    }
  }
}
