import { defineBlock } from '../../runtime/define-block.ts';
import { boxes, shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The search results page (SRCH-11 to SRCH-13): everything that it shows is the page's search. */
export const searchResults = defineBlock({
  type: 'searchResults',
  version: 1,
  kind: 'section',
  title: 'template_search_results_title',
  description: 'template_search_results_description',
  groups: ['template_group_webshop'],
  thumbnail: [shape('edge', 6, 6, 84, 9), ...boxes(4, 1).map((one) => ({ ...one, y: 20, height: 30 }))],
  placement: ['search'],
  fields: sectionFields({ padding: 20 }),
  slots: [],
  migrations: [],
});
