import Sequencer from '@jest/test-sequencer';

/** Files that take a minute or more alone, longest first: what begins last must not be what ends last. */
const LONGEST = ['plants.unit', 'foreign-rows.int', 'metrics-sampler.int', 'fault-sets.int', 'analyzer/test/renewals.component'];

/** On a fresh clone jest knows no durations and goes by the size of a file, which says nothing here. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = LONGEST.findIndex((name) => path.includes(name));
      return index < 0 ? LONGEST.length : index;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
