/** Data: what dealers in names show under a name that is for sale. */
import type { PageSign } from './page-signs.js';

const DEALERS =
  '(hugedomains|dan|afternic|sedo(mls)?|godaddy( auctions?)?|uniregistry|atom|squadhelp|brandbucket|brandpa|buydomains|dynadot|namecheap|porkbun|spaceship|sav|saw|efty|epik|undeveloped|domainmarket|domain ?agents|domainmarkt|namesilo|nameshift|grit ?brokerage|perfectdomain|sellerhub|flippa|catchy|above|bodis|namebright|dropcatch|snapnames|namejet|4\\.cn)(\\.com|\\.eu|\\.io|\\.ly)?';
const MARKET = "(['’]?s)? ?((domain )?(market ?place|market|auctions?))?";

/** It begins with one name, says that it is for sale, and ends with who sells it: whoever sells many heads a page otherwise. */
export const dealerSigns: readonly PageSign[] = [
  {
    page: 'parked',
    confidence: 0.96,
    title: new RegExp(
      `^\\s*((buy|get|own) )?(the )?((premium )?domain( name)? )?["“']?[a-z0-9-]{1,63}(\\.[a-z0-9-]{2,24}){1,3}["”']?[\\s:|,!–—-]{1,5}([^|]{0,40}\\b(for sale|available for purchase|domain name|domain)\\b[^|]{0,40})?([|–—:-]|\\b(at|on|via|by|with|from)\\b|\\()\\s*(the )?${DEALERS}${MARKET}\\W{0,3}$`,
      'i',
    ),
    text: /\b(for sale|buy now|buy it now|make (an )?offer|get (this|the) domain|lease to own|this domain)\b/i,
    atMost: 8000,
    leadsOn: true,
  },
];
