/** The entries of "Try this" that a visitor has done. The browser keeps them as long as these orders exist. */
import { element } from './element.ts'

const main = document.querySelector<HTMLElement>('main')
const KEY = `lumen-done-${main?.dataset['visit'] ?? ''}`

/** The desk's events that complete an entry. The page completes the other entries itself. */
type Shown = (event: Event & { code?: string; operation?: string }) => boolean
const shownBy = new Map<string, Shown>(
  Object.entries({
    paste: ({ type, operation }) => type === 'order-admin-saved' && operation === 'addOrderRows',
    limit: ({ type, code }) => type === 'order-admin-error' && code === 'credit-refused',
    deliver: ({ type, operation }) =>
      type === 'order-admin-saved' && operation?.startsWith('credit') === true,
    payout: (event) => event.type === 'click' && isOn(event, 'Show the rows'),
    plan: ({ type, operation }) => type === 'order-admin-saved' && operation === 'ApprovePaymentPlan',
  } satisfies Record<string, Shown>),
)

/** Ticks the done entries, and later those that are done on this page. */
export function followDone(): void {
  showDone()
  const chosen = chosenTry()
  const isShown = shownBy.get(chosen)
  if (!isShown) return
  for (const name of ['order-admin-saved', 'order-admin-error', 'click']) {
    document.addEventListener(name, (event) => isShown(event) && markDone(chosen))
  }
}

/** Whether a click is on the desk's button of this name, in English. */
function isOn(event: Event, name: string): boolean {
  return event
    .composedPath()
    .some((one) => one instanceof HTMLButtonElement && one.innerText.startsWith(name))
}

/** The entry of the page; empty without one. */
function chosenTry(): string {
  return main?.dataset['chosen'] ?? ''
}

/** @param name the entry, which is ticked if the page is about it */
export function markDone(name: string): void {
  if (chosenTry() !== name) return
  keep(new Set([...kept(), name]))
  showDone()
}

function showDone(): void {
  const names = kept()
  for (const link of document.querySelectorAll<HTMLElement>('[data-try]')) {
    if (!names.has(link.dataset['try'] ?? '') || link.querySelector('.tick')) continue
    link.prepend(
      element('span', { class: 'tick', 'aria-hidden': 'true' }, '✓ '),
      element('span', { class: 'visually-hidden' }, 'Done: '),
    )
  }
}

// A browser that keeps nothing shows no ticks.
function kept(): Set<string> {
  try {
    return new Set((localStorage.getItem(KEY) ?? '').split(' ').filter((name) => name !== ''))
  } catch {
    return new Set()
  }
}

function keep(names: Set<string>): void {
  try {
    localStorage.setItem(KEY, [...names].join(' '))
  } catch {
    // The storage is full, or the visitor has blocked it.
  }
}
