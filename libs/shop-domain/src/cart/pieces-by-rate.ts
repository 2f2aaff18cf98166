/** A piece of money with a rate: a line, before or after discount, or the part of shipping that follows one rate. */
export interface Piece {
  id: string;
  /** Cents on the side of the price mode. */
  amount: number;
  /** The rate its price was set with, in basis points. */
  domestic_rate: number;
}

/** The pieces of one rate: where they stand in their list, what each costs in the same order, and their sum. */
export interface RatePieces {
  rate: number;
  positions: number[];
  amounts: number[];
  sum: number;
}

/** Pieces by a rate of theirs, from the highest rate down. */
export function piecesByRate(pieces: readonly Piece[], rateOf: (piece: Piece) => number): RatePieces[] {
  const found: RatePieces[] = [];
  // Lines next to each other mostly have the same rate, and a cart has few rates.
  let last: RatePieces | undefined;
  for (let position = 0; position < pieces.length; position += 1) {
    const piece = pieces[position];
    if (!piece) continue;
    const rate = rateOf(piece);
    if (last?.rate !== rate) last = found.find((one) => one.rate === rate);
    if (!last) {
      last = { rate, positions: [], amounts: [], sum: 0 };
      found.push(last);
    }
    last.positions.push(position);
    last.amounts.push(piece.amount);
    last.sum += piece.amount;
  }
  return found.sort((a, b) => b.rate - a.rate);
}

/** The rate a piece was priced with. */
export const domesticRate = (piece: Piece): number => piece.domestic_rate;
