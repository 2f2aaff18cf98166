import { insertedEvent } from '@etalage/blocks/behaviours';
import { startBehaviours } from './start-behaviours.ts';
import { watchIslands } from './watch-islands.ts';

watchIslands(document);
startBehaviours(document);
document.addEventListener(insertedEvent, (event) => startBehaviours(event.target as ParentNode));
