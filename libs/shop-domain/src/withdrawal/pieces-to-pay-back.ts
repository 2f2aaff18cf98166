import type { WithdrawalState } from './withdrawal.schema.ts';

/** Pieces of a line of the calculation of an order. */
export interface Withdrawn {
  readonly id: string;
  readonly pieces: number;
}

interface MadeWithdrawal {
  readonly id: string;
  readonly at: Date;
  readonly state: WithdrawalState;
  readonly pieces: readonly Withdrawn[];
}

interface PaidBack {
  readonly at: Date;
  readonly lines: readonly Withdrawn[];
}

/** Of which withdrawals a refund is taken to be first. */
const TURN: Readonly<Record<WithdrawalState, number>> = {
  paid_back: 0,
  received: 1,
  returned: 1,
  refused: 2,
};

/**
 * The pieces of a withdrawal for which no money went back yet. A refund does not say why it was made: its pieces are taken to
 * be of the withdrawals before it, first of those that are said to be paid back, then of the oldest.
 */
export function piecesToPayBack(
  id: string,
  withdrawals: readonly MadeWithdrawal[],
  refunds: readonly PaidBack[],
): Withdrawn[] {
  const inTurn = withdrawals.toSorted(
    (one, other) => TURN[one.state] - TURN[other.state] || one.at.getTime() - other.at.getTime(),
  );
  const left = new Map(
    inTurn.map((one) => [one.id, new Map(one.pieces.map((line) => [line.id, line.pieces]))]),
  );
  for (const { at, lines } of refunds) {
    const earlier = inTurn.filter((one) => one.at <= at).map((one) => left.get(one.id) ?? new Map());
    for (const line of lines) takePieces(earlier, line);
  }
  const own = left.get(id) ?? new Map<string, number>();
  return [...own].map(([line, pieces]) => ({ id: line, pieces })).filter(({ pieces }) => pieces > 0);
}

/** Takes the pieces that were paid back of a line off the first withdrawals that have them. */
function takePieces(withdrawals: readonly Map<string, number>[], { id, pieces }: Withdrawn): void {
  let paid = pieces;
  for (const open of withdrawals) {
    const taken = Math.min(paid, open.get(id) ?? 0);
    open.set(id, (open.get(id) ?? 0) - taken);
    paid -= taken;
  }
}
