/** The settings of the drawer: applies them at once, and keeps them in a cookie. */
import { choices, type Look, LOOK_COOKIE, readLook, settings, writeLook, type Setting } from '../shop/look.ts'
import { element } from './element.ts'

const YEAR = 31_536_000

const cookie = document.cookie.split('; ').find((text) => text.startsWith(`${LOOK_COOKIE}=`))
export const look: Look = readLook(decodeURIComponent(cookie?.slice(LOOK_COOKIE.length + 1) ?? ''))

type Control = HTMLInputElement | HTMLSelectElement
const controls = [...document.querySelectorAll<Control>('[data-setting]')]

/** The page's reactions to the choice of another user or role. */
interface SessionChange {
  mayChange(): boolean
  changed(): void
}

export function followSettings(session: SessionChange): void {
  // A browser may keep what a form showed on the page before.
  addEventListener('pageshow', showSettings)
  for (const control of controls) {
    control.addEventListener('change', () => {
      const name = settings.find((each) => each === control.name)
      if (!name || !Object.hasOwn(choices[name], control.value)) return
      const isSession = name === 'clerk' || name === 'role'
      if (isSession && !session.mayChange()) return showSettings()
      Object.assign(look, { [name]: control.value })
      document.cookie = `${LOOK_COOKIE}=${encodeURIComponent(writeLook(look))}; path=/; max-age=${YEAR}; samesite=lax`
      apply(name)
      if (isSession) session.changed()
    })
  }
}

/** Makes each control show the current setting. */
function showSettings(): void {
  for (const control of controls) {
    const value = Object.entries(look).find(([name]) => name === control.name)?.[1] ?? ''
    if (control instanceof HTMLSelectElement) control.value = value
    else control.checked = control.value === value
  }
}

function apply(name: Setting): void {
  if (name === 'scheme') document.documentElement.dataset['scheme'] = look.scheme
  if (name === 'theme') applyTheme()
  for (const pane of document.querySelectorAll<HTMLElement>('.pane')) applyTo(pane)
}

/** Gives a pane and its desk the chosen look. */
export function applyTo(pane: HTMLElement): void {
  pane.dataset['width'] = look.width
  pane.dataset['density'] = look.density
  const desk = pane.querySelector('order-admin')
  if (look.language === 'en') desk?.removeAttribute('lang')
  else desk?.setAttribute('lang', look.language)
}

function applyTheme(): void {
  const former = document.querySelector('[data-theme-sheet]')
  if (look.theme === 'none') return former?.remove()
  const sheet = element('link', {
    rel: 'stylesheet',
    href: `/shop/files/${look.theme}.css`,
    'data-theme-sheet': '',
  })
  // The former theme stays until the new one has loaded, so the desk is never unstyled.
  sheet.addEventListener('load', () => former?.remove())
  document.head.append(sheet)
}
