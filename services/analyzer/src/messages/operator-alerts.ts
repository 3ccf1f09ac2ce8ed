/** For the people who run the product. */
export const blindRegion = (region: string) => ({
  headline: `The probers of ${region} see nothing`,
  text: `No prober of ${region} can prove that it reaches the network: it is our own view that is gone. What they cannot measure is drawn grey, no customer is alarmed by it, and the other regions go on. See the runbook "A region sees nothing".`,
});

export const silentRegion = (region: string) => ({
  headline: `Nothing is heard of ${region}`,
  text: `No prober of ${region} has reported for two minutes. Its checks have gone to the other regions; where there is none, nothing is measured. If the region was taken away on purpose, nothing needs to be done. See the runbook "A region is silent".`,
});
