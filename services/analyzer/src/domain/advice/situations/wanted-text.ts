import { type Situation, strength } from '../situation.js';

export const wordsMissing: Situation = {
  id: 'words-missing',
  match: (f) => (f.error('body_text_missing') ? strength.hinted + 5 : 0),
  steps: (f) => [{ do: 0 }, f.wordpress ? 'rollback' : 'logs', { do: 1 }],
  call: 'builder',
};

export const wordsBeyond: Situation = {
  id: 'words-beyond',
  match: (f) => (f.error('body_text_beyond') ? strength.hinted + 5 : 0),
  steps: [{ do: 0 }, { do: 1 }, 'logs'],
  call: 'builder',
};

export const wordsByScript: Situation = {
  id: 'words-by-script',
  match: (f) => (f.error('body_text_by_script') ? strength.hinted + 5 : 0),
  steps: [{ do: 0 }, { do: 1 }, { do: 2 }],
  call: 'builder',
};

export const wordsForbidden: Situation = {
  id: 'words-forbidden',
  match: (f) => (f.error('body_text_forbidden') ? strength.hinted + 5 : 0),
  steps: (f) => [{ do: 0 }, f.wordpress ? 'rollback' : 'logs', { do: 1 }],
  call: 'builder',
};
