/** What is answered to "done": what the next check said, or why there is none. */
export interface StepOutcome {
  answer: 'works' | 'down' | 'changed' | 'just-checked' | 'no-such-step' | 'unchecked';
  /** 0 where none is left or needed. */
  nextStep: number;
}
