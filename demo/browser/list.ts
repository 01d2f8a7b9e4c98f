/** The list of orders: searches while the visitor types, and resets the shop. */
import { isFound } from '../shop/order-line.ts'
import { followDone } from './done.ts'
import { followReset } from './reset.ts'

const field = document.querySelector<HTMLInputElement>('[data-search]')
const rows = [...document.querySelectorAll<HTMLTableRowElement>('tr[data-text]')]
const sheet = document.querySelector<HTMLElement>('[data-sheet]')
const empty = document.querySelector<HTMLElement>('[data-empty]')
const found = document.querySelector<HTMLElement>('[data-found]')

function search(): void {
  const text = field?.value ?? ''
  for (const row of rows) row.hidden = !isFound(row.dataset['text'] ?? '', text)
  const count = rows.filter((row) => !row.hidden).length
  if (sheet) sheet.hidden = count === 0
  if (empty) empty.hidden = count > 0
  if (found) found.textContent = text.trim() === '' ? '' : `${count} of ${rows.length} orders found`
}

field?.addEventListener('input', search)
// After "back", the browser restores the typed text.
addEventListener('pageshow', search)

addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  // AltGr writes the sign on some keyboards, and may be reported as Ctrl+Alt.
  const isModified = event.ctrlKey || event.metaKey || event.altKey
  if (event.key !== '/' || isTyping || event.isComposing) return
  if (isModified && !event.getModifierState('AltGraph')) return
  event.preventDefault()
  field?.focus()
})

followReset((text) => {
  if (found) found.textContent = text
})
followDone()
