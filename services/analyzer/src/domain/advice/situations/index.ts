import type { Situation } from '../situation.js';
import { statedSituations } from '../signatures/index.js';
import * as certificate from './certificate.js';
import * as cloudflare from './cloudflare.js';
import * as connection from './connection.js';
import * as httpExchange from './http-exchange.js';
import * as domainName from './domain-name.js';
import * as pageRefused from './page-refused.js';
import * as programFailure from './program-failure.js';
import * as pageContent from './page-content.js';
import * as wantedText from './wanted-text.js';

const layers = [domainName, connection, certificate, cloudflare, pageContent, wantedText, programFailure, pageRefused, httpExchange];

/** Every situation of the catalogue, by layer. Of equally strong matches the earlier wins: by layer, then by export name. */
export const situations: Situation[] = [...statedSituations, ...layers.flatMap((layer): Situation[] => Object.values(layer))];
