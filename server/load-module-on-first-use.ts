import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A library that is loaded when it is first needed. Loaded libraries stay in memory for ever, and most installations never
 * need some of them: an identity provider, QR codes, imports.
 */
export function loadModuleOnFirstUse<Library>(name: string): () => Library {
  let library: Library | undefined;
  // The caller names the library and its type together.
  return () => (library ??= require(name) as Library);
}
