import type { insertedEvent } from '@etalage/blocks/behaviours';
import { startBehaviours } from './start-behaviours.ts';
import { watchIslands } from './watch-islands.ts';

// The value instead of an import: a module shared by the loader and another file would be loaded twice, because the
// loader is inline.
const inserted: typeof insertedEvent = 'etalage:inserted';

watchIslands(document);
startBehaviours(document);
document.addEventListener(inserted, (event) => startBehaviours(event.target as ParentNode));
