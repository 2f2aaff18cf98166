import { furnitureRooms } from './rooms/furniture.ts';
import { homeRooms } from './rooms/home.ts';
import { livingRooms } from './rooms/living.ts';
import { storyRooms } from './rooms/stories.ts';
import { workshopRooms } from './rooms/workshop.ts';
import type { Scene } from '../scene/scene.ts';

/** Rooms by the name of their picture, in the order in which a visitor sees them. */
export const roomPictures: Record<string, () => Scene> = {
  ...homeRooms,
  ...furnitureRooms,
  ...livingRooms,
  ...workshopRooms,
  ...storyRooms,
};
