/** The business saying no, in a sentence made for the customer. The rim turns its kind into a status. */
export class BillingRefusal extends Error {
  override name = "BillingRefusal";

  constructor(
    readonly code: string,
    readonly kind: "invalid" | "missing" | "conflict" | "unavailable",
    message: string,
  ) {
    super(message);
  }
}
