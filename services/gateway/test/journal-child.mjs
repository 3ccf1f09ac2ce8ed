/** A process that writes beats into a journal and says each time that one is confirmed; the spec kills it. */
import { BeatJournal } from '../dist/beats/beat-journal.js';

const [folder, heartbeatIds] = [process.argv[2], JSON.parse(process.argv[3])];
const journal = new BeatJournal({ folder, maxBytes: 1_000_000 });
journal.open();
process.send({ runId: journal.runId });
let confirmed = 0;
for (const heartbeatId of heartbeatIds) {
  await journal.append({ heartbeatId, addressRound: 1, at: Date.now(), kind: 'success', exitCode: null, words: 'killed', byPost: true });
  confirmed += 1;
  process.send({ confirmed });
  await new Promise((resolve) => setTimeout(resolve, 5));
}
setInterval(() => undefined, 1_000);
