import type { MakerContent } from '@etalage/shop-domain';
import type { Generated } from 'kysely';

/** Who made products of a website. */
export interface MakerRow extends MakerContent {
  website_id: string;
  /** Made by who added it; unique within the website. */
  id: string;
  /** Increases with every change by a member. */
  version: Generated<number>;
}

export interface MakerTables {
  makers: MakerRow;
}
