/** Adyen's component for a platform's users: a list of transactions with the details of each, its most similar view. */
import { root } from '../../scripts/places.ts'
import type { Peer } from './peer-page.ts'

const SCRIPT = `import { Core, TransactionsOverview } from '@adyen/adyen-platform-experience-web'
  import '@adyen/adyen-platform-experience-web/adyen-platform-experience-web.css'
  const core = new Core({
    loadingContext: location.href,
    environment: 'test',
    locale: 'en-US',
    analytics: { enabled: false },
    onSessionCreate: async () => (await fetch('/session', { method: 'POST' })).json(),
  })
  core.initialize().then((core) => new TransactionsOverview({ core }).mount('#peer'))`

export const adyen: Peer = {
  name: "Adyen's transactions",
  folder: root,
  script: SCRIPT,
  body: '<div id="peer"></div>',
  // Its translations and settings come from other servers.
  hosts: /https:\/\/\w+\.cdn\.adyen\.com/g,
  rows: [['[role="row"][data-index]']],
  answer(path, rows) {
    if (path === '/session') return { id: 'bench', token: 'bench' }
    if (path.endsWith('/setup')) return { endpoints, legalEntity: {} }
    if (path.endsWith('/balanceAccounts'))
      return { data: [{ id: 'BA1', description: 'Main', timeZone: 'UTC' }] }
    if (path.endsWith('/transactions')) return { data: transactions(rows), _links: {} }
    return undefined
  },
}

const endpoints = {
  getBalanceAccounts: { method: 'GET', url: 'balanceAccounts' },
  getTransactions: { method: 'GET', url: 'transactions' },
}

function transactions(rows: number): object[] {
  return Array.from({ length: rows }, (_, index) => {
    const amount = { currency: 'EUR', value: 10_000 + index * 100 }
    return {
      id: `T${index}`,
      balanceAccountId: 'BA1',
      category: 'Payment',
      status: 'Booked',
      createdAt: new Date(Date.now() - index * 60_000).toISOString(),
      paymentMethod: { type: 'visa', lastFourDigits: '1234' },
      amount,
      netAmount: amount,
      amountBeforeDeductions: amount,
    }
  })
}
