/** For the people who run the product. */
export const blindRegion = (region: string) => ({
  headline: `The probers of ${region} see nothing`,
  text: `Many servers turned bad in ${region} at once, and the reference targets fail there too: it is our own view that is gone. Bad answers from ${region} are disregarded and no customer is alarmed until a reference answers again. See the runbook "A region sees nothing".`,
});
