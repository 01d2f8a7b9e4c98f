/** Registers `<order-admin>`: the script that the edge serves, and `order-admin/define` of the npm package. */
import { releaseTrustedTypesHint } from './trusted-types-hint.ts'
import { tellDeveloper } from './client/tell-developer.ts'
import { OrderAdmin } from './order-admin.ts'

export { OrderAdmin }

/** The class that the page has already: it may be of another version, or of a foreign script. */
const first = customElements.get('order-admin') as { version?: unknown } | undefined

// A page may load the script twice. Elements of two versions do not fit together, so the first version stays.
if (!first) customElements.define('order-admin', OrderAdmin)
else if (first.version !== OrderAdmin.version) {
  tellDeveloper({ is: 'other-version', first: first.version, second: OrderAdmin.version })
}
releaseTrustedTypesHint()
