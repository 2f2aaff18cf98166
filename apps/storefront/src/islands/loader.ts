import type { insertedEvent } from '@etalage/blocks/behaviours';
import { startBehaviours } from './start-behaviours.ts';
import { watchIslands } from './watch-islands.ts';

// Its value, not its module: what the loader shares with another file would be loaded twice, the loader being inline.
const inserted: typeof insertedEvent = 'etalage:inserted';

watchIslands(document);
startBehaviours(document);
document.addEventListener(inserted, (event) => startBehaviours(event.target as ParentNode));
