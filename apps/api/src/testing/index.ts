/** The exports for tests of content that is added to the database, such as those of `tools/demo`. */
export { readWebsite } from '../db/with-website.ts';
export { handlers } from '../http/handlers.ts';
export { createCallEndpoint } from '../calls/create-call-endpoint.ts';
export { isHtmlReduced, sanitiseHtml } from '../markup/sanitise-html.ts';
import type {} from './start-test-server.ts';

export { createTestDatabase } from './create-test-database.ts';
export { readPdf } from '../pdf/testing/read-pdf.ts';
export { lineOf, runNode } from './run-node.ts';
export { sampleOf } from './sample-of.ts';
export { shopFixture } from './shop-fixture.ts';
export { startTestApi } from './start-test-api.ts';
