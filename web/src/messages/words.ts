/** What a translation has to offer: every key of the original, each sentence with the same parameters. */
export type Words<Original> = Original extends string
  ? string
  : Original extends number
    ? Original
    : Original extends (...given: infer Given) => infer Made
      ? (...given: Given) => Words<Made>
      : { readonly [Key in keyof Original]: Words<Original[Key]> };
