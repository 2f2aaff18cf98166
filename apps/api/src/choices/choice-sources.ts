import type { InputOf, listChoices } from '@etalage/api-contract';
import { automaticMenuIds, menuOfCategories } from '@etalage/site-model';
import { createTranslate } from '@etalage/texts';
import { type RawBuilder, sql } from 'kysely';
import { vatRate } from '../products/vat-of.ts';

type Kind = InputOf<typeof listChoices>['kind'];
type Source = (websiteId: string) => RawBuilder<unknown>;

/** Price columns of a kind without prices. */
const WITHOUT_PRICE = sql`null::int as stored_cents, 0 as vat_rate_bp, false as is_from_price`;
const SHOP_STATE = sql`case status when 'published' then 'live' when 'archived' then 'unpublished' else 'draft' end as state`;
const DRAFT_STATE = sql`case when d.published_revision is null then 'draft' else 'live' end as state`;

const translate = createTranslate();
const automaticMenuTitles = automaticMenuIds.map((id) =>
  translate(id === menuOfCategories ? 'menus_automatic_categories' : 'menus_automatic_pages'),
);

/** A query per kind that selects the columns of `ChoiceRow`. */
export const choiceSources: Readonly<Record<Kind, Source>> = {
  products: (websiteId) => sql`
    select id, title, url as path, main_image as images, ${SHOP_STATE},
      coalesce(lowest_price_cents, sale_price_cents, price_cents) as stored_cents, ${vatRate} as vat_rate_bp,
      is_from_price
    from products p where website_id = ${websiteId}`,
  categories: (websiteId) => sql`
    select id, title, url as path, image as images, ${SHOP_STATE}, ${WITHOUT_PRICE}
    from categories where website_id = ${websiteId}`,
  pages: (websiteId) => sql`
    select p.id, p.title, p.path, '' as images, ${DRAFT_STATE}, ${WITHOUT_PRICE}
    from pages p
    join drafts d on d.website_id = p.website_id and d.document_kind = 'page' and d.document_id = p.id
    where p.website_id = ${websiteId} and p.deleted_at is null`,
  menus: (websiteId) => sql`
    select id, coalesce(d.value ->> 'title', m.title) as title, '' as path, '' as images, 'live' as state,
      ${WITHOUT_PRICE}
    from menus m
    left join site_part_drafts d on d.website_id = m.website_id and d.kind = 'menu' and d.part_id = m.id
    where m.website_id = ${websiteId}
    union all
    select id, title, '', '', 'live', ${WITHOUT_PRICE}
    from unnest(${[...automaticMenuIds]}::text[], ${automaticMenuTitles}::text[]) automatic (id, title)`,
  forms: (websiteId) => sql`
    select id, title, '' as path, '' as images, 'live' as state, ${WITHOUT_PRICE}
    from forms where website_id = ${websiteId}`,
  templates: (websiteId) => sql`
    select t.id, t.title, '' as path, '' as images, ${DRAFT_STATE}, ${WITHOUT_PRICE}
    from templates t
    left join drafts d on d.website_id = t.website_id and d.document_kind = 'template' and d.document_id = t.id
    where t.website_id = ${websiteId}`,
};
