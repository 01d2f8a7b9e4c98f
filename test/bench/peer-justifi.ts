/** JustiFi's component for a platform's users: a list of payments, its most similar view. */
import { peerPackage } from './peer-package.ts'
import type { Peer } from './peer-page.ts'

// The provider of settings spares the list a wait of 200 ms.
const SCRIPT = `import { defineCustomElement as settings } from '@justifi/webcomponents/dist/module/justifi-config-provider.js'
  import { defineCustomElement as list } from '@justifi/webcomponents/dist/module/justifi-payments-list.js'
  const base = location.href.replace(/\\/$/, '')
  document.querySelector('justifi-config-provider').apiOrigin = base
  settings()
  list()`

/** Its package is installed beside the project's own. */
export async function justifi(): Promise<Peer> {
  return {
    name: "JustiFi's payments",
    folder: await peerPackage('@justifi/webcomponents'),
    script: SCRIPT,
    body: `<justifi-config-provider account-id="acc_1">
      <justifi-payments-list account-id="acc_1" auth-token="bench"></justifi-payments-list>
    </justifi-config-provider>`,
    // It looks for a newer version of itself, and for its API.
    hosts: /https:\/\/(?:registry\.[\w.]+|[\w-]+\.justifi\.ai)/g,
    rows: [['justifi-payments-list', 'tbody tr[data-row-entity-id]']],
    answer(path, rows) {
      if (path.endsWith('/latest')) return { version: '6.14.3' }
      if (path.endsWith('/payments'))
        return { data: payments(rows), page_info: { has_next: false, has_previous: false } }
      return undefined
    },
  }
}

function payments(rows: number): object[] {
  return Array.from({ length: rows }, (_, index) => ({
    id: `py_${index}`,
    account_id: 'acc_1',
    currency: 'usd',
    amount: 10_000 + index * 100,
    captured: true,
    description: `Lamp ${index + 1}`,
    disputed: false,
    disputes: [],
    status: 'succeeded',
    created_at: new Date(Date.now() - index * 60_000).toISOString(),
    payment_method: { card: { name: 'Tess Testsson', brand: 'visa', acct_last_four: '1234' } },
  }))
}
