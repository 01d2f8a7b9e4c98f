/**
 * Makes an idle callback the next task. In a page of many tests, Chromium starts no idle period while nothing is
 * painted, so each desk would wait for the callback's timeout. `later.browser.test.ts` has the real function.
 */
Object.assign(globalThis, { realIdleCallback: globalThis.requestIdleCallback })

globalThis.requestIdleCallback = (callback) =>
  Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 })))
globalThis.cancelIdleCallback = clearTimeout
