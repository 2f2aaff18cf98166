import type { INSERTED_EVENT } from '@etalage/blocks/behaviours';
import { startBehaviours } from './start-behaviours.ts';
import { watchIslands } from './watch-islands.ts';

// The value instead of an import: a module shared by the loader and another file would be loaded twice, because the
// loader is inline.
const INSERTED: typeof INSERTED_EVENT = 'etalage:inserted';

watchIslands(document);
startBehaviours(document);
document.addEventListener(INSERTED, (event) => startBehaviours(event.target as ParentNode));
