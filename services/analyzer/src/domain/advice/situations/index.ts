import type { Situation } from '../situation.js';
import * as certificate from './certificate.js';
import * as cloudflare from './cloudflare.js';
import * as connection from './connection.js';
import * as conversation from './http-exchange.js';
import * as domainName from './domain-name.js';
import * as pageRefused from './page-refused.js';
import * as programFault from './program-failure.js';
import * as toldByThePage from './page-content.js';

const layers = [domainName, connection, certificate, cloudflare, toldByThePage, programFault, pageRefused, conversation];

/** Every situation that we can explain, by layer. Of equally telling ones the earlier wins. */
export const situations: Situation[] = layers.flatMap((layer) => Object.values(layer));
