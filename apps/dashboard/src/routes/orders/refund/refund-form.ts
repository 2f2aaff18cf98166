import {
  askedForAll,
  type AskedRefund,
  checkRefund,
  MAX_QUANTITY,
  refundOf,
  type RefundRemainder,
  type RefundSplit,
  type RuleErrors,
} from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { amountProblem, centsOf, countOf, countProblem, typedAmount } from '../../products/typed-amount.ts';

/** What is typed in the form of a refund; pieces by line. */
export interface TypedRefund {
  readonly pieces: Readonly<Record<string, string>>;
  readonly shipping: string;
  readonly free: string;
  /** Lines of which the pieces do not go back to the stock. */
  readonly kept: readonly string[];
  readonly reason: string;
}

export const nothingTyped: TypedRefund = { pieces: {}, shipping: '', free: '', kept: [], reason: '' };

export interface ReadRefund {
  readonly asked: AskedRefund;
  readonly refund: RefundSplit;
  /** Why something typed cannot be: by line, and of the amounts. */
  readonly problems: {
    readonly pieces: Readonly<Record<string, string>>;
    readonly shipping: string | undefined;
    readonly free: string | undefined;
  };
  readonly isPossible: boolean;
}

/** What is typed as a request, with what it gives back by the rule of the server. */
export function readRefund(typed: TypedRefund, remainder: RefundRemainder, t: Translate): ReadRefund {
  const lines = remainder.lines.flatMap(({ id }) => {
    const pieces = countOf(typed.pieces[id] ?? '') ?? 0;
    return pieces > 0 ? [{ id, pieces: Math.min(pieces, MAX_QUANTITY) }] : [];
  });
  const asked = { lines, shipping: amountOf(typed.shipping), free: amountOf(typed.free) };
  const errors = checkRefund(remainder, asked);
  const places = new Map(lines.map(({ id }, at) => [id, at]));
  const ofPieces = remainder.lines.flatMap(({ id, pieces }) => {
    const problem =
      countProblem(typed.pieces[id] ?? '', Math.max(pieces, MAX_QUANTITY), t) ??
      textOf(errors, `lines.${places.get(id) ?? ''}.pieces`, t);
    return problem === undefined ? [] : [[id, problem] as const];
  });
  const problems = {
    pieces: Object.fromEntries(ofPieces),
    shipping: amountProblem(typed.shipping, t) ?? textOf(errors, 'shipping', t),
    free: amountProblem(typed.free, t) ?? textOf(errors, 'free', t),
  };
  const hasProblem = ofPieces.length > 0 || problems.shipping !== undefined || problems.free !== undefined;
  const refund = refundOf(remainder, asked);
  return { asked, refund, problems, isPossible: !hasProblem && refund.amount > 0 };
}

/** What is to be typed to pay back all that is left; choices about stock and the reason stay. */
export function typedForAll(typed: TypedRefund, remainder: RefundRemainder): TypedRefund {
  return typedFor(typed, askedForAll(remainder));
}

/** What is to be typed to ask for this; choices about stock and the reason stay. */
export function typedFor(typed: TypedRefund, { lines, shipping, free }: AskedRefund): TypedRefund {
  return {
    ...typed,
    pieces: Object.fromEntries(lines.map(({ id, pieces }) => [id, String(pieces)])),
    shipping: shipping > 0 ? typedAmount(shipping) : '',
    free: free > 0 ? typedAmount(free) : '',
  };
}

function amountOf(typed: string): number {
  return Math.max(0, centsOf(typed) ?? 0);
}

function textOf(errors: RuleErrors, field: string, t: Translate): string | undefined {
  const [first] = errors[field] ?? [];
  return first && t(first.key, first.values);
}
