import type { Plant } from './plant.js';

export const plants: Plant[] = [];

export function plantsNamed(name: string | undefined): Plant[] {
  if (name === undefined) return [];
  const found = plants.filter((plant) => plant.name === name);
  if (found.length === 0) throw new Error(`no plant "${name}": npm run simulate -- --plant list`);
  return found;
}
