import type { Plugin } from 'vite';

/** Names a module and all it imports in the page's head, so that they are fetched while the first script is still on its way. */
export function preloadModules(module: string): Plugin {
  return {
    name: 'nowahala-preload-modules',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
        if (!start) throw new Error(`${module} is not in the build`);
        const files = new Set<string>();
        const gather = (name: string): void => {
          const file = bundle[name];
          if (file?.type !== 'chunk' || files.has(name)) return;
          files.add(name);
          file.imports.forEach(gather);
        };
        gather(start.fileName);
        return [...files]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
