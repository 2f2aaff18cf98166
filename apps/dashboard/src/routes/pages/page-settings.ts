import type { TextKey } from '@etalage/texts';
import { dutchClockOf, momentOfDutchClock } from '@etalage/texts/format';
import type { ListedPage } from '../../queries/page-queries.ts';
import type { PageAccess } from './page-access.ts';

/** The values of the settings form of a page; the password is empty unless one was typed. */
export interface PageSettings {
  title: string;
  path: string;
  seo_title: string;
  seo_description: string;
  noindex: boolean;
  /** As a file field stores it: pipe-separated addresses, at most one. */
  share_image: string;
  /** On the clock of the Netherlands (`dutchClockOf`); '' if it is not planned. */
  publish_at: string;
  unpublish_at: string;
  access: PageAccess;
  password: string;
}

/** The settings of a page as the form shows them. */
export function settingsOf(page: ListedPage): PageSettings {
  const { title, path, seo_title, seo_description, noindex, share_image, publish_at, unpublish_at, secured } =
    page;
  return {
    title,
    path,
    seo_title,
    seo_description,
    noindex,
    share_image,
    publish_at: dutchClockOf(publish_at ?? ''),
    unpublish_at: dutchClockOf(unpublish_at ?? ''),
    access: secured ? 'keep' : 'open',
    password: '',
  };
}

/** The moment that a field for date and time shows. One that was not changed keeps its seconds; null if nothing is planned. */
export function plannedMoment(typed: string, before: string | null): string | null {
  if (before !== null && typed === dutchClockOf(before)) return before;
  return momentOfDutchClock(typed)?.toISOString() ?? null;
}

const LABELS = {
  title: 'pages_field_title',
  path: 'pages_field_path',
  publish_at: 'pages_plan_publish',
  unpublish_at: 'pages_plan_unpublish',
  seo_title: 'pages_seo_title',
  seo_description: 'pages_seo_description',
  noindex: 'pages_noindex',
  access: 'pages_section_access',
  share_image: 'pages_share_image',
} as const satisfies Partial<Record<keyof PageSettings, TextKey>>;

/** The names of the settings in which two pages differ, as their fields are called. */
export function differingSettings(one: Partial<PageSettings>, other: PageSettings): TextKey[] {
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return names.filter((name) => one[name] !== other[name]).map((name) => LABELS[name]);
}
