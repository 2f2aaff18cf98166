import type { SheetReading } from '@etalage/shop-domain';
import type { Member } from '../calls/handler-context.ts';
import type { ImportShop } from './find-shop.ts';

/** What decides about a product of a sheet. */
export interface Deciding {
  readonly websiteId: string;
  readonly shop: ImportShop;
  readonly reading: SheetReading;
}

/** What stores a product of a sheet. */
export interface Storing extends Deciding {
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly now: Date;
  readonly importId: string;
}
