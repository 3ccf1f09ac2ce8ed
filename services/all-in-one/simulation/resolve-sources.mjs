import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Files of the simulation run as they are (Node strips the types); of a service its build runs. */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !context.parentURL) return next(specifier, context);
    const url = new URL(specifier, context.parentURL);
    const built = new URL(url.href.replace(/\/services\/([\w-]+)\/src\//, '/services/$1/dist/'));
    if (built.href !== url.href) return next(built.href, context);
    const source = new URL(url.href.replace(/\.js$/, '.ts'));
    return existsSync(fileURLToPath(source)) ? next(source.href, context) : next(specifier, context);
  },
});
