import type {
  checkReferences,
  DocumentKey,
  PayloadOf,
  publishDocument,
  ResponseOf,
  saveDocument,
} from '@etalage/api-contract';

export type SaveRequest = PayloadOf<typeof saveDocument>;
export type SaveReply = ResponseOf<typeof saveDocument>;

/** A reference of a block that would show visitors nothing. */
export type ReferenceFinding = ResponseOf<typeof checkReferences>['findings'][number];

/** Saves steps of the open document. */
export type SendSave = (request: Omit<SaveRequest, keyof DocumentKey>) => Promise<SaveReply>;

/** The calls that a session makes; each throws ApiFailure. */
export interface DocumentCalls {
  save(request: SaveRequest): Promise<SaveReply>;
  checkReferences(request: DocumentKey): Promise<ResponseOf<typeof checkReferences>>;
  publish(request: PayloadOf<typeof publishDocument>): Promise<ResponseOf<typeof publishDocument>>;
}
