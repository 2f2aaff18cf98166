import { defineBlock } from '../../runtime/define-block.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The search results page (SRCH-11 to SRCH-13): everything that it shows is the page's search. */
export const searchResults = defineBlock({
  type: 'searchResults',
  version: 1,
  kind: 'section',
  title: 'template_search_results_title',
  groups: ['template_group_webshop'],
  fields: sectionFields({ padding: 20 }),
  slots: [],
  migrations: [],
});
