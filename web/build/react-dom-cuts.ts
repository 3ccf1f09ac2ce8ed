/** A function of the package that would find nothing to do. */
const empty = (name: string): [RegExp, string] => [new RegExp(`^function ${name}\\([^]*?^\\}`, 'm'), `function ${name}() {}`];
/** What a switch does for one kind of component; lines that another kind shares stay. */
const withoutCase = (kind: number | string): [RegExp, string] => [
  new RegExp(`(?<!case [\\w$]+:\\n)^( +)case ${kind}:\\n(?:\\1 .*\\n|\\n)+`, 'gm'),
  '',
];

/** No page animates by `<ViewTransition>`, a component of the kind 30: React then never finds one. */
const viewTransitions: [string | RegExp, string][] = [
  ...[
    'trackEnterViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'flushAfterMutationEffects',
    'measureNestedViewTransitions',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
  ].map(empty),
  [/shouldStartViewTransition\s+\? \(pendingViewTransition = startViewTransition\([^]*?\)\)\s+: /, ''],
  [/^ +case REACT_VIEW_TRANSITION_TYPE:\n {8}return \([^]*?\);\n/m, ''],
  withoutCase(30),
  [/^ViewTransitionPseudoElement\.prototype\.\w+ = function[^]*?^\};$/gm, ''],
  [/viewTransitionMutationContext = !0/g, '0'],
  ['rootViewTransitionNameCanceled &&', '!1 &&'],
];

/** No `<Fragment>` has a ref, which would be an object with all these methods; one that gets a ref stops the page. */
const refsOfFragments: [string | RegExp, string][] = [
  [/^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm, ''],
  ...['commitNewChildToFragmentInstances', 'commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'].map(empty),
  [
    /(?<=^ {8}case 7:\n) {10}if \(null === current\.stateNode\) \{[^]*?break;\n/m,
    '          throw Error("refs of fragments are cut out");\n',
  ],
  [
    /parentFiber = null;\s+for \(var parent = finishedWork\.return;[^]*?var JSCompiler_inline_result = parentFiber;/,
    'var JSCompiler_inline_result = null;',
  ],
];

/** `SuspenseList`, the kind 19, is in the package, and React does not offer it. */
const suspenseLists = [withoutCase('REACT_SUSPENSE_LIST_TYPE'), withoutCase(19)];

export const reactDomCuts = [...viewTransitions, ...refsOfFragments, ...suspenseLists];
