/** Constants that `widget/vite.config.ts`, `scripts/build-packages.ts` and `vitest.config.ts` define. */

/** The version of the npm package. */
declare const ORDER_ADMIN_VERSION: string
/** Whether an edge serves this code, and not a site that has bundled the npm package. */
declare const ORDER_ADMIN_FROM_EDGE: boolean
