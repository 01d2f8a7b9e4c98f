/** A page with a desk, and the story around it. It runs before the desk's own script. */
import { followActions, say, showWaiting, tellLoss } from './actions.ts'
import { startDesk } from './desks.ts'
import { followDone } from './done.ts'
import { followDrawer } from './drawer.ts'
import { leave, mayLeave } from './leave.ts'
import { installLine } from './line.ts'
import { logExchange } from './log.ts'
import { followSettings } from './look.ts'
import { followReset } from './reset.ts'

const edge = document.querySelector<HTMLElement>('main')?.dataset['edge'] ?? ''

const line = installLine(edge, (exchange) => {
  logExchange(exchange)
  if (exchange.method !== 'GET') void tellLoss(exchange)
})
startDesk()
followDone()
followDrawer()
// A change of user or role reloads the page.
followSettings({
  mayChange: () => mayLeave('The page opens anew with another session.'),
  changed: () => leave(() => location.reload()),
})
followActions(line)
followReset(say)
void showWaiting()

const trouble = document.querySelector<HTMLElement>('[data-trouble]')
document.addEventListener('order-admin-error', (event) => {
  const { code } = event as Event & { code?: string }
  if (code !== 'order-not-found' || !trouble) return
  const link = document.createElement('a')
  link.href = '/shop/orders'
  link.textContent = 'Open the list for new ones'
  trouble.replaceChildren('The sandbox no longer has this order: somebody has emptied it. ', link, '.')
  trouble.hidden = false
})

document.querySelector('.strip [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
