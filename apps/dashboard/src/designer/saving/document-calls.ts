import type {
  DocumentKey,
  PayloadOf,
  publishDocument,
  ResponseOf,
  saveDocument,
} from '@etalage/api-contract';

export type SaveRequest = PayloadOf<typeof saveDocument>;
export type SaveReply = ResponseOf<typeof saveDocument>;

/** Saves steps of the open document. */
export type SendSave = (request: Omit<SaveRequest, keyof DocumentKey>) => Promise<SaveReply>;

/** The calls that a session makes; each throws ApiFailure. */
export interface DocumentCalls {
  save(request: SaveRequest): Promise<SaveReply>;
  publish(request: PayloadOf<typeof publishDocument>): Promise<ResponseOf<typeof publishDocument>>;
}
