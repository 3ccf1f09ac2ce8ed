import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { reactDomCuts } from './react-dom-cuts.ts';

type Cut = [file: RegExp, from: string | RegExp, to: string];

/**
 * What packages keep although no page uses it: a build cannot see that. Each line must be found, so that an update of a package is noticed.
 *
 * The router: pages need no data router (services/adr/0015), nothing prefetched for a framework, and no warnings for developers.
 * Vite's loader of parts: no policy with a nonce, and the one stylesheet comes with the page.
 * The query cache: no endless lists, and changes go through `lib/http/use-send.ts`.
 * React: `react-dom-cuts.ts`.
 */
const cuts: Cut[] = [
  [/react-router\/.*\/chunk-6KYCQHYJ\.mjs$/, 'var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;'],
  [/react-router\/.*\/chunk-6KYCQHYJ\.mjs$/, 'let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  [
    /react-router\/.*\/chunk-6KYCQHYJ\.mjs$/,
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
  [/react-router\/.*\/chunk-6KYCQHYJ\.mjs$/, 'return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  [/react-router\/.*\/chunk-6KYCQHYJ\.mjs$/, / = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '],
  [/react-router\/.*\/chunk-6KYCQHYJ\.mjs$/, /^\w+\.displayName = "\w+";$/gm, ''],
  // A class that is extended is kept, although nobody names it.
  [
    /react-router\/.*\/chunk-6KYCQHYJ\.mjs$/,
    /^(var \w+ErrorBoundary = )(class extends React\d*\.Component \{$[^]*?^\});$/gm,
    '$1/* @__PURE__ */ (() => $2)();',
  ],
  [/react-router\/.*\/chunk-6KYCQHYJ\.mjs$/, 'RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  [
    /react-router\/.*\/chunk-6KYCQHYJ\.mjs$/,
    /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/,
    '',
  ],
  [/react-router\/.*\/chunk-6KYCQHYJ\.mjs$/, '...prefetchHandlers,', ''],
  [/react-router\/.*\/chunk-6KYCQHYJ\.mjs$/, 'ref: mergeRefs(forwardedRef, prefetchRef),', 'ref: forwardedRef,'],
  [/vite\/preload-helper\.js$/, 'const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");', ''],
  [/vite\/preload-helper\.js$/, 'const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");', ''],
  [/vite\/preload-helper\.js$/, 'if (cspNonce) link.setAttribute("nonce", cspNonce);', ''],
  [/vite\/preload-helper\.js$/, 'const isCss = isCssPreloadUrl(dep);', 'const isCss = false;'],
  [
    /query-core\/.*\/query\.js$/,
    '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
    'this.options.behavior',
  ],
  [/query-core\/.*\/queryClient\.js$/, 'new MutationCache()', '{ clear() {}, async resumePausedMutations() {} }'],
  ...reactDomCuts.map(([from, to]): Cut => [/react-dom-client\.production\.js$/, from, to]),
];

/** The versions in which the cuts were read. A line that is found in another one may mean something else there, and only the built product would show it. */
const readIn: Record<string, string> = { 'react-dom': '19.3.1', 'react-router': '7.18.5', '@tanstack/query-core': '5.108.0' };
const packages = /^.*\/node_modules\/(react-dom|react-router|@tanstack\/query-core)\//;

function checkVersion(id: string): void {
  const [folder, name = ''] = packages.exec(id) ?? [];
  const { version } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { version: string };
  if (version !== readIn[name])
    throw new Error(
      `${name} is ${version}, and the cuts of web/build/slim-packages.ts were made for ${readIn[name]}: look whether what each of them takes away is still used by no page, and whether the built product still opens, changes and loads pages. Then write the new version there.`,
    );
}

export function slimPackages(): Plugin {
  const missing = new Set(cuts);
  return {
    name: 'nowahala-slim-packages',
    apply: 'build',
    transform: {
      filter: { id: [packages, /vite\/preload-helper\.js$/] },
      handler: (code, id) => {
        if (packages.test(id)) checkVersion(id);
        let slim = code;
        for (const cut of cuts) {
          const [file, from, to] = cut;
          if (!file.test(id)) continue;
          const cutOut = slim.replace(from, to);
          if (cutOut !== slim) missing.delete(cut);
          slim = cutOut;
        }
        return slim;
      },
    },
    generateBundle: (_options, bundle) => {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (styles.length > 1) throw new Error(`Vite's loader, as it was cut, loads no styles, and there are ${styles.join(' and ')}`);
    },
    buildEnd: (error) => {
      if (!error && missing.size > 0) throw new Error(`not found in its package: ${[...missing].map(([, from]) => from).join('\n')}`);
    },
  };
}
