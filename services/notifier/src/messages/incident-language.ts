import type { Language } from '@nowahala/kernel';
import { textIn } from '../domain/incident-text.js';
import type { Incident } from '../domain/incident.js';
import { offeredLanguage } from './catalogue.js';

/** A message has one language: where anything of one of its incidents is said in English only, all of it is English. */
export function languageOfIncidents(chosen: string, incidents: readonly Incident[]): Language {
  const language = offeredLanguage(chosen);
  return incidents.every((incident) => textIn(incident, language) !== null) ? language : 'en';
}

/** The incident with its sentences in this language. */
export const spokenIn = (language: Language, incident: Incident): Incident => ({ ...incident, ...textIn(incident, language) });
