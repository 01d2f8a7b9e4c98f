/** Opens and closes the drawer, and its tabs. */
import { lookUp } from '../../shared/domain/values/lookup.ts'

const box = document.querySelector<HTMLElement>('[data-drawer-box]')
const opener = document.querySelector<HTMLButtonElement>('[data-drawer]')
const tabs = [...document.querySelectorAll<HTMLButtonElement>('[role=tab]')]
/** In the tab's storage, so that an open drawer stays open on the next page. */
const KEY = 'drawer'

export function followDrawer(): void {
  opener?.addEventListener('click', () => toggle(Boolean(box?.hidden)))
  document.querySelector('[data-close]')?.addEventListener('click', () => toggle(false))
  box?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) toggle(false)
  })
  for (const tab of tabs) tab.addEventListener('click', () => choose(tab))
  document.querySelector('[role=tablist]')?.addEventListener('keydown', (event) => {
    const step = lookUp({ ArrowRight: 1, ArrowLeft: -1 }, (event as KeyboardEvent).key)
    if (step === undefined) return
    const now = tabs.findIndex((tab) => tab.ariaSelected === 'true')
    const next = tabs[(now + step + tabs.length) % tabs.length]
    if (next) choose(next)
    next?.focus()
  })
  const kept = remembered()
  const tab = tabs.find(({ id }) => id === kept)
  // On a narrow screen it would cover the desk of a new page.
  if (tab && matchMedia('(min-width: 1000px)').matches) {
    choose(tab)
    show(true)
  }
}

/** Opens or closes the drawer, and moves the focus into it or back. */
function toggle(isOpen: boolean): void {
  show(isOpen)
  remember()
  if (isOpen) tabs.find((tab) => tab.ariaSelected === 'true')?.focus()
  else opener?.focus()
}

function show(isOpen: boolean): void {
  if (box) box.hidden = !isOpen
  opener?.setAttribute('aria-expanded', String(isOpen))
}

function choose(chosen: HTMLButtonElement): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !isChosen
  }
  remember()
}

function remember(): void {
  const tab = tabs.find((each) => each.ariaSelected === 'true')
  try {
    if (box?.hidden) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, tab?.id ?? '')
  } catch {
    // The browser keeps nothing: the drawer is closed on the next page.
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
