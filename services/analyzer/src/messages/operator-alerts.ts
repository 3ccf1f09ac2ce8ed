/** For the people who run the product. */
export const blindRegion = (region: string) => ({
  headline: `The probers of ${region} see nothing`,
  text: `No prober of ${region} can prove that it reaches the network: it is our own view that is gone. What they cannot measure is drawn grey, no customer is alarmed by it, and the other regions go on. See the runbook "A region sees nothing".`,
});

export const networkTrouble = (network: string, name: string, affected: number) => ({
  headline: `Servers of many workspaces fail on one network: ${name || network}`,
  text: `${affected} servers on ${name ? `${name} (${network})` : network} turned bad within two minutes while other networks are fine. Their owners are told that it is the hosting company or its connection. Nothing needs to be done unless it is our own way there: look whether all our regions see it.`,
});

export const silentRegion = (region: string) => ({
  headline: `Nothing is heard of ${region}`,
  text: `No prober of ${region} has reported for two minutes. Its checks have gone to the other regions; where there is none, nothing is measured. If the region was taken away on purpose, nothing needs to be done. See the runbook "A region is silent".`,
});

export const lostBeats = (runId: string) => ({
  headline: 'A gateway is gone that took calls of heartbeats',
  text: `Nothing was heard of run ${runId} of a gateway for ten minutes, and it did not say goodbye. What it confirmed and could not hand over lies in the folder of that name in its journal (BEAT_DIR); a gateway that starts beside it hands it over. Heartbeats are judged without it from now on.`,
});
