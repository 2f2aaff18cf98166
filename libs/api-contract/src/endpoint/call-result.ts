import type { ErrorBody } from '../errors/error-catalogue.ts';
import type { Call, DecodedOf, ResponseOf } from './call.ts';

/** The server took the call. */
export interface Answered<E extends Call> {
  readonly ok: true;
  readonly data: ResponseOf<E>;
}

/** The server, or a proxy before it, refused the call. */
export interface Refused {
  readonly ok: false;
  readonly unreachable?: false;
  readonly status: number;
  readonly error: ErrorBody;
}

/** No readable reply was received: the network is offline, or the connection broke. */
export interface Unreachable {
  readonly ok: false;
  readonly unreachable: true;
}

/** A call that did not work out; `failureMessages` and `failureCode` read it. */
export type CallFailure = Refused | Unreachable;

/** The same with a decoded reply. */
export interface AnsweredDecoded<E extends Call> {
  readonly ok: true;
  readonly data: DecodedOf<E>;
}

/** The outcome of a call within the process, as a value. */
export type LocalResult<E extends Call> = AnsweredDecoded<E> | Refused;

/** The outcome of a call over the network, as a value. */
export type CallResult<E extends Call> = Answered<E> | CallFailure;
