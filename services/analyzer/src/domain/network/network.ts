/** Where an address belongs: servers with the same key lose their way to the world together. */
export interface Network {
  /** `as37282`, or the address block where the autonomous system is unknown. */
  key: string;
  /** Of the company or exchange that runs it; empty where it is unknown. */
  name: string;
}
