/** Registers `<order-admin>`: the script that the edge serves, and `order-admin/define` of the npm package. */
import { releaseTrustedTypesHint } from './trusted-types-hint.ts'
import { tellDeveloper } from './client/tell-developer.ts'
import { OrderAdmin } from './order-admin.ts'

export { OrderAdmin }

/** The class that the page has already: it may be of another version, or of a foreign script. */
const first = customElements.get('order-admin') as { version?: unknown } | undefined

/** What the desk needs last: every browser that has these has the rest (docs/browsers.md). A server shows nothing. */
const isNewEnough = typeof document === 'undefined' || ('rawJSON' in JSON && 'parse' in URL)

// A page may load the script twice. Elements of two versions do not fit together, so the first version stays.
if (first) {
  if (first.version !== OrderAdmin.version)
    tellDeveloper({ is: 'other-version', first: first.version, second: OrderAdmin.version })
} else if (isNewEnough) customElements.define('order-admin', OrderAdmin)
else void import('./old-browser.ts').then(({ defineOldBrowser }) => defineOldBrowser(OrderAdmin.version))
releaseTrustedTypesHint()
