import { messagePlants } from './message-plants.js';
import { ownerPlants } from './owner-plants.js';
import { placePlants } from './place-plants.js';
import type { Plant } from './plant.js';
import { schedulePlants } from './schedule-plants.js';
import { verdictPlants } from './verdict-plants.js';

export const plants: Plant[] = [...schedulePlants, ...placePlants, ...verdictPlants, ...messagePlants, ...ownerPlants];

export function plantsNamed(name: string | undefined): Plant[] {
  if (name === undefined) return [];
  const found = plants.filter((plant) => plant.name === name);
  if (found.length === 0) throw new Error(`no plant "${name}": npm run simulate -- --plant list`);
  return found;
}
